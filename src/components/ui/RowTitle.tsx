import { styled } from 'styled-components'
import { smallPicture } from '@/contracts/media/publicUrls'

type Props = {
  title: string
  note?: string | null
  /** A small picture before the text, 4:5; null keeps its space, so that texts stay aligned. */
  picture?: string | null
}

/** The first cell of a table row: its title in at most two lines, and a note in one. */
export function RowTitle({ title, note, picture }: Props) {
  return (
    <Frame>
      {picture === null && <i />}
      {picture && <img src={smallPicture(picture)} alt="" width={40} height={50} loading="lazy" />}
      <span title={[title, note].filter(Boolean).join('\n')}>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </span>
    </Frame>
  )
}

const Frame = styled.span`
  display: flex;
  gap: 0.875rem;
  align-items: center;
  font-weight: 550;
  line-height: 1.3;
  overflow-wrap: anywhere;

  > span {
    min-width: 5rem;
  }
  > :is(img, i) {
    width: 2.5rem;
    height: 3.125rem;
    flex: none;
    object-fit: cover;
    background: var(--sunken);
    border-radius: 4px;
  }
  b {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-weight: inherit;
  }
  small {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    overflow: hidden;
    font-size: var(--t-small);
    font-weight: 400;
    color: var(--ink-3);
  }
`
