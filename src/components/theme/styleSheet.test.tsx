import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { styleSheet } from './styleSheet'

const colour = 'coral'
const Notes = styleSheet('notes')`
.note{color:${colour};& > b{font-weight:600;@media (max-width:600px){display:none}}}
.note::before{content:"\\201C"}
`
const Everywhere = styleSheet('everywhere', 'shared')`*{box-sizing:border-box}`

test('rules go into the head once, wherever they are rendered, shared ones first', () => {
  const { container, unmount } = render(
    <main>
      <Everywhere />
      <Notes />
      <Notes />
    </main>,
  )
  expect(container.querySelector('style')).toBeNull()
  const rules = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent)
  expect(rules).toEqual([
    '*{box-sizing:border-box;}',
    '.note{color:coral;}.note>b{font-weight:600;}' +
      '@media (max-width:600px){.note>b{display:none;}}.note::before{content:"\\201C";}',
  ])
  unmount()
})
