import { styled } from 'styled-components'
import { firstLetters } from '@/contracts/core/firstLetters'
import { smallPicture } from '@/contracts/media/publicUrls'

const TINTS = ['tint', 'glass', 'st-amber-bg', 'st-plum-bg', 'st-blue-bg'] as const

/** A company's logo, else its first letter on a tint derived from its name. */
export function Monogram({ name, logo }: { name: string; logo?: string | null }) {
  const tint = TINTS[name.length % TINTS.length]
  return (
    <Square aria-hidden="true" style={{ background: `var(--${tint})` }}>
      {logo ? <img src={smallPicture(logo)} alt="" /> : firstLetters(name, 1)}
    </Square>
  )
}

const Square = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 3rem;
  height: 3rem;
  overflow: hidden;
  border-radius: var(--r-2);
  font-family: var(--font-display);
  font-variation-settings: 'opsz' 16;
  font-size: 1.375rem;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
