import { expect, test } from '@jest/globals'
import { fireEvent, render } from '@testing-library/react'
import { Monogram } from '../ui/Monogram'
import { Avatar as UserAvatar } from '../ui/Avatar'
import { Avatar } from './Avatar'

const ana = { firstName: 'ana', lastName: 'Sol', profileImageUrl: null }

test('a picture comes before initials, initials before "U"', () => {
  const { container, rerender } = render(<Avatar user={{ ...ana, profileImageUrl: '/ana.webp' }} />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/ana.webp')
  rerender(<Avatar user={ana} />)
  expect(container.textContent).toBe('AS')
  rerender(<Avatar user={{ ...ana, firstName: ' ', lastName: '🇩🇴 Wave' }} />)
  expect(container.textContent).toBe('🇩🇴')
  rerender(<Avatar user={{ ...ana, firstName: null, lastName: '' }} />)
  expect(container.textContent).toBe('U')
  rerender(<Avatar user={null} />)
  expect(container.textContent).toBe('U')
})

test('a picture that does not load gives way to the initials; a new one is tried again', () => {
  const { container, rerender } = render(<Avatar user={{ ...ana, profileImageUrl: '/gone.webp' }} />)
  fireEvent.error(container.querySelector('img') ?? container)
  expect(container.textContent).toBe('AS')
  rerender(<Avatar user={{ ...ana, profileImageUrl: '/new.webp' }} />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/new.webp')
})

test('an emoji at the beginning of a name is not cut in two', () => {
  const { container } = render(
    <>
      <UserAvatar name="👩‍🚀ana" />
      <Monogram name="🌴 Palmera" />
    </>,
  )
  expect(container.textContent).toBe('👩‍🚀A🌴')
})
