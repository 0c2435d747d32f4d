'use client'

import { css, styled } from 'styled-components'
import { onPhone } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { ListRows } from '../../ui/ListRows'
import { ProgressBar } from '../../ui/ProgressBar'
import { ChooseFiles } from './ChooseFiles'
import { type UploadRow, percentOf } from './uploadRows'
import { amountText, statusText } from './uploadText'
import type { Uploads } from './useUploads'

type Props = {
  uploads: Uploads
  /** Shows a file that already exists. */
  onShow: (mediaId: string) => void
  /** Receives the file of an upload that a reload interrupted. */
  onFiles: (files: File[]) => void
}

const FILM = /\.(mp4|mov|webm)$/i
const ACTIVE: readonly UploadRow['phase'][] = ['waiting', 'sending']

/** Every upload with its bytes, speed and actions. */
export function UploadList({ uploads, onShow, onFiles }: Props) {
  const { rows } = uploads
  const running = rows.filter(({ phase }) => ACTIVE.includes(phase))
  return (
    <section className="card" aria-label="Uploads">
      <Head>
        <h2 className="card-title">Uploads</h2>
        <span className="count">{rows.length}</span>
        {running.length > 0 && (
          <>
            <span className="subtle">{`${running.length} of ${rows.length} running`}</span>
            <Button variant="quiet" size="small" onPress={() => uploads.pause(running)}>
              Pause all
            </Button>
          </>
        )}
      </Head>
      <ListRows>
        {rows.map((row) => (
          <Row key={row.id} $hasFailed={row.phase === 'failed'}>
            <Icon name={FILM.test(row.name) ? 'film' : 'image'} />
            <div>
              <p>
                <b title={row.name}>{row.name}</b>
                <span>{amountText(row)}</span>
              </p>
              <Bar row={row} />
              <small role={row.phase === 'failed' ? 'alert' : undefined}>{statusText(row)}</small>
            </div>
            <span data-end>
              <Steer row={row} uploads={uploads} onShow={onShow} onFiles={onFiles} />
              {row.phase !== 'processing' && (
                <IconButton
                  icon="x"
                  size="small"
                  label={`${row.phase === 'failed' ? 'Remove' : 'Cancel'} ${row.name}`}
                  onPress={() => void uploads.cancel(row)}
                />
              )}
            </span>
          </Row>
        ))}
      </ListRows>
    </section>
  )
}

function Bar({ row }: { row: UploadRow }) {
  const { phase, name } = row
  const tone = phase === 'failed' ? 'red' : phase === 'processing' ? 'glass' : 'ink'
  const isFull = phase === 'failed' || phase === 'processing'
  const value = isFull ? 100 : percentOf(row)
  return <ProgressBar isBare label={name} value={value} valueText={statusText(row)} tone={tone} />
}

/** The button for the one action that an upload's phase allows. */
function Steer({ row, uploads, onShow, onFiles }: Props & { row: UploadRow }) {
  const { name, phase, existingId, canTryAgain } = row
  if (phase === 'waiting' || phase === 'sending') {
    return (
      <IconButton icon="pause" size="small" label={`Pause ${name}`} onPress={() => uploads.pause([row])} />
    )
  }
  if (phase === 'paused') {
    return (
      <IconButton icon="play" size="small" label={`Go on with ${name}`} onPress={() => uploads.goOn(row)} />
    )
  }
  if (phase === 'left') {
    return (
      <ChooseFiles onFiles={onFiles}>
        <Button size="small" aria-label={`Choose file ${name} again`}>
          Choose file
        </Button>
      </ChooseFiles>
    )
  }
  if (phase === 'failed' && existingId) {
    return (
      <Button size="small" aria-label={`Show the file that ${name} is`} onPress={() => onShow(existingId)}>
        Show it
      </Button>
    )
  }
  if (phase === 'failed' && canTryAgain) {
    return (
      <Button size="small" aria-label={`Try ${name} again`} onPress={() => uploads.goOn(row)}>
        Try again
      </Button>
    )
  }
  return null
}

const Head = styled.div`
  display: flex;
  gap: 0.625rem;
  align-items: center;
  min-height: 3.5rem;
  padding: 0.5rem 0.75rem 0.5rem 1.25rem;
  border-bottom: 1px solid var(--line);

  .subtle {
    margin-left: auto;
  }
`

const failed = css`
  small {
    font-weight: 500;
    color: var(--st-red);
  }
`

const Row = styled.li<{ $hasFailed: boolean }>`
  > .icon {
    flex: none;
    color: var(--ink-3);
  }
  > div {
    flex: 1;
    display: grid;
    gap: 0.375rem;
    min-width: 0;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: baseline;
    font-size: var(--t-ui);
  }
  b {
    max-width: 100%;
    overflow: hidden;
    font-weight: 550;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p > span {
    margin-left: auto;
    font-size: var(--t-small);
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  small {
    font-size: var(--t-small);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  > [data-end] {
    display: flex;
    flex: none;
    gap: 0.75rem;
    align-items: center;
  }
  ${({ $hasFailed }) => $hasFailed && failed}
  ${onPhone} {
    > .icon {
      display: none;
    }
    p > span {
      flex-basis: 100%;
      margin-left: 0;
    }
  }
`
