'use client'

import { memo } from 'react'
import { GridListItem } from 'react-aria-components/GridList'
import { styled } from 'styled-components'
import { TASK_STATUS_LABELS } from '@/contracts/schedule/tasks'
import { onPhone } from '../theme/tokens'
import { DragGrip } from '../ui/DragGrip'
import { Icon } from '../ui/Icon'
import { RowButton } from '../ui/RowButton'
import { SampleBadge } from '../ui/SampleBadge'
import { Still } from '../ui/Still'
import { useBoardActions } from './BoardContext'
import { CoverThumb } from '../picker/CoverThumb'
import { CardFoot } from './CardFoot'
import { MoveMenu } from './MoveMenu'
import { PlatformMark } from '../ui/PlatformMark'
import { Problems } from './Problems'
import { type Card, type Step, statusAfter } from './card'

type Props = {
  card: Card
  today: string
  /** The name of its deal; undefined without one. */
  dealName: string | undefined
  /** What it says of the other channels of its post; '' for a task of its own. */
  mates: string
  isDraggable: boolean
}

/** One card of the board: a press opens it, its grip drags it, its arrows move it by one column. */
export const TaskCard = memo(function TaskCard({ card, today, dealName, mates, isDraggable }: Props) {
  return (
    <Frame
      id={card.id}
      textValue={card.title}
      data-done={card.status === 'done' || undefined}
      data-task={card.id}
    >
      <Head>
        <PlatformMark platform={card.platform} />
        {card.isSample && <SampleBadge />}
        <Tools>
          {isDraggable ? (
            <DragGrip slot="drag" className="icon-button icon-button-small" aria-label={`Drag ${card.title}`}>
              <Icon name="drag" size="small" />
            </DragGrip>
          ) : (
            <DragGrip as="span" className="icon-button icon-button-small">
              <Icon name="drag" size="small" />
            </DragGrip>
          )}
          <Still>
            <MoveMenu card={card} />
          </Still>
        </Tools>
      </Head>
      <Body>
        <h3>{card.title}</h3>
        {card.cover && <CoverThumb cover={card.cover} />}
        {dealName && (
          <p className="deal">
            <Icon name="link" size="small" />
            {dealName}
          </p>
        )}
        {mates && <p className="mates">{mates}</p>}
        <Problems card={card} />
      </Body>
      <Foot>
        <Still>
          <CardFoot card={card} today={today} />
          <Moves>
            <Arrow card={card} step="back" />
            <Arrow card={card} step="forward" />
          </Moves>
        </Still>
      </Foot>
    </Frame>
  )
})

function Arrow({ card, step }: { card: Card; step: Step }) {
  const { move } = useBoardActions()
  const target = statusAfter(card.status, step)
  const name = step === 'back' ? 'Move back' : 'Move forward'
  return (
    <RowButton
      icon={step === 'back' ? 'left' : 'right'}
      label={target ? `${name} to ${TASK_STATUS_LABELS[target]}` : name}
      disabled={!target}
      data-step={step}
      onClick={() => target && move(card, { status: target })}
    />
  )
}

const Frame = styled(GridListItem)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding: 0.5rem 0.875rem 0.375rem;
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: 8px;
  box-shadow: var(--sh-1);
  cursor: pointer;
  /* Skips style and layout of cards outside the viewport. */
  content-visibility: auto;
  contain-intrinsic-size: auto 8.5rem;
  transition:
    box-shadow var(--d-1),
    border-color var(--d-1);

  > [role='gridcell'] {
    display: contents;
  }
  &[data-hovered] {
    border-color: var(--line-strong);
    box-shadow: var(--sh-2);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &[data-dragging] {
    opacity: 0.5;
  }
  h3 {
    font-size: var(--t-ui);
    font-weight: 550;
    line-height: 1.4;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  &[data-done] h3 {
    color: var(--ink-2);
  }
  .deal {
    display: flex;
    gap: 0.375rem;
    align-items: center;
    font-size: var(--t-small);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`

/** The picture stands right of the words. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  align-content: start;

  &:has(img, > span > .icon) {
    grid-template-columns: minmax(0, 1fr) 4rem;
    gap: 0.375rem 0.75rem;
  }
  > * {
    grid-column: 1;
  }
  > h3 + span {
    grid-column: 2;
    grid-row: 1 / span 4;
    align-self: start;
    aspect-ratio: 4 / 5;
    border-radius: 4px;
  }
  .mates {
    font-size: var(--t-small);
    color: var(--ink-2);
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.625rem;
  align-items: center;
  min-height: 2rem;
`

const Tools = styled.span`
  display: flex;
  margin: 0 -0.375rem 0 auto;
  color: var(--ink-2);

  ${onPhone} {
    gap: 0.75rem;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 2.375rem;
  padding-top: 0.25rem;
  border-top: 1px solid var(--line);
  font-size: var(--t-small);
  color: var(--ink-2);
`

const Moves = styled.div`
  display: flex;
  gap: 0.75rem;
  margin-left: auto;

  :disabled {
    opacity: 0.35;
  }
`
