import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { Block } from '@/contracts/audience/letterBlocks'
import { renderScreen } from '../../testing/renderScreen'
import { LetterPage } from './LetterPage'

const blocks: Block[] = [
  { kind: 'picture', url: 'https://shop.example/marea.webp', alt: 'The dress' },
  { kind: 'heading', level: 1, spans: [{ kind: 'text', text: 'Summer drop' }] },
  {
    kind: 'paragraph',
    spans: [
      { kind: 'name', fallback: 'Friend' },
      { kind: 'text', text: ', look at ' },
      { kind: 'link', to: 0, spans: [{ kind: 'text', text: 'the dress' }] },
    ],
  },
  { kind: 'button', to: 'preferences', spans: [{ kind: 'text', text: 'Keep me posted' }] },
]

test('everybody reads a letter without names or personal links, and its subject once', () => {
  renderScreen(
    <LetterPage
      letter={{
        subject: 'Summer drop',
        preheader: 'It is here.',
        slug: 'summer-drop',
        sentAt: '2026-11-24T10:45:00.000Z',
        isIndexed: false,
        blocks,
        links: ['https://shop.example/marea'],
      }}
    />,
  )
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Summer drop'])
  const article = within(screen.getByRole('article'))
  expect(article.getByText(/^Friend, look at/)).toBeTruthy()
  expect(article.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://shop.example/marea',
    '/subscribe',
  ])
})
