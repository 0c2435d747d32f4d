'use client'

import { styled } from 'styled-components'
import { letterHref } from '@/contracts/audience/letterPages'
import { type LetterRow, listLetters } from '@/contracts/audience/letters'
import { TOPIC_WORDS } from '@/contracts/audience/subscription'
import { smallPicture } from '@/contracts/media/publicUrls'
import { usePagedList } from '../../layout/usePagedList'
import { onPhone } from '../../theme/tokens'
import { Badge } from '../../ui/Badge'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { ProgressBar } from '../../ui/ProgressBar'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { monthDayClock } from '../../ui/dateFormats'
import { LETTER_STATUS_WORDS, titleOf } from './letterWords'
import { count } from '../../ui/count'

/** The letters that the caller may read, the newest first. */
export function LettersList() {
  const { items, load, more, listRef } = usePagedList(listLetters, { query: {}, revalidateOnMount: true })
  return (
    <WhenLoaded load={load} text="Loading letters..." failure="The letters could not be loaded.">
      {() => (
        <div className="card">
          {items.length === 0 ? (
            <EmptyState title="No letters yet">
              “Send Email” begins one. It goes out when an admin says so.
            </EmptyState>
          ) : (
            <Rows ref={listRef}>
              {items.map((letter) => (
                <Row key={letter.id} letter={letter} />
              ))}
            </Rows>
          )}
          {more}
        </div>
      )}
    </WhenLoaded>
  )
}

function Row({ letter }: { letter: LetterRow }) {
  const { status, total, counts, preheader, picture, opened } = letter
  const { tone, label } = LETTER_STATUS_WORDS[status]
  const isUnderWay = status === 'sending' || status === 'paused'
  return (
    <li>
      {picture ? <img src={smallPicture(picture)} alt="" width={48} height={60} loading="lazy" /> : <i />}
      <div>
        <Link href={letterHref(letter.id)}>{titleOf(letter)}</Link>
        {preheader && <p className="muted">{preheader}</p>}
        <p className="subtle">{aboutLetter(letter)}</p>
        {isUnderWay && total !== null && (
          <ProgressBar
            label={`${titleOf(letter)}: sent`}
            value={(counts.sent / Math.max(1, total)) * 100}
            tone="glass"
            isBare
          />
        )}
      </div>
      <Badge tone={tone}>{label}</Badge>
      <p>
        {total !== null && (
          <>
            <b>{count(isUnderWay ? counts.sent : total)}</b>
            <small>{isUnderWay ? `of ${count(total)}` : total === 1 ? 'person' : 'people'}</small>
          </>
        )}
      </p>
      <p>
        {opened !== null && (
          <>
            <b>{`≥ ${opened}%`}</b>
            <small>opened it</small>
          </>
        )}
      </p>
    </li>
  )
}

const at = (iso: string) => monthDayClock(new Date(iso))

/** "News, by Lena Ortiz, Nov 12, 10:00 AM". */
function aboutLetter({ topic, author, status, sendAt, startedAt, updatedAt, waitsFor }: LetterRow): string {
  const when =
    (waitsFor && `after “${waitsFor}”`) ||
    (startedAt && `started ${at(startedAt)}`) ||
    (status === 'scheduled' && sendAt && `goes out ${at(sendAt)}`) ||
    `changed ${at(updatedAt)}`
  return [TOPIC_WORDS[topic].title, author && `by ${author}`, when].filter(Boolean).join(', ')
}

const Rows = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr) 8rem 6rem 6rem;
    gap: 0.5rem 1.25rem;
    align-items: center;
    padding: 0.875rem 1.25rem;
    border-top: 1px solid var(--line);
  }
  > li:first-child {
    border-top: 0;
  }
  > li > :is(img, i) {
    width: 3rem;
    height: 3.75rem;
    object-fit: cover;
    border-radius: 6px;
    background: var(--sunken);
  }
  > li > div {
    display: grid;
    gap: 0.125rem;
    overflow-wrap: anywhere;
  }
  .progress {
    max-width: 22rem;
    margin-top: 0.375rem;
  }
  a {
    justify-self: start;
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    font-weight: 600;
    color: inherit;
    text-underline-offset: 0.25em;
  }
  .badge {
    justify-self: start;
  }
  > li > p {
    text-align: right;
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    font-size: var(--t-small);
    color: var(--ink-3);
  }
  ${onPhone} {
    > li {
      grid-template-columns: 3rem minmax(0, 1fr) auto auto;
    }
    > li > :is(img, i) {
      align-self: start;
    }
    > li > div {
      grid-column: 2 / -1;
    }
    .badge {
      grid-column: 2;
    }
  }
`
