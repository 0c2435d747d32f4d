'use client'

import { useDeferredValue } from 'react'
import { styled } from 'styled-components'
import { getMedia, mediaFileUrl } from '@/contracts/media/files'
import {
  PLATFORM_RULES,
  TASK_PLATFORM_LABELS,
  type TaskPlatform,
  excessOf,
  hasTitle,
} from '@/contracts/schedule/platformRules'
import { useLoad } from '../../api/useLoad'
import { onPhone } from '../../theme/tokens'
import { Icon } from '../../ui/Icon'
import { LocalDay } from '../../ui/LocalDay'
import { PlatformMark } from '../../ui/PlatformMark'
import { type ContentProblem, contentProblemText } from '../contentProblemText'
import { timeText } from '../days'
import { NONE } from '../taskFields'
import { MarkedCaption } from './MarkedCaption'
import { fitText, foldCaption } from './captionParts'
import { type PostValues, ownOf } from './postFields'

/** How a post looks on each of its channels: where its caption folds, how its picture fits, and what is wrong. */
export function Previews({ values }: { values: PostValues }) {
  // Typing comes first.
  const shown = useDeferredValue(values)
  const checked = shown.channels.map((platform) => PLATFORM_RULES[platform].checkedOn).toSorted()[0]
  return (
    <Pane aria-label="How it goes out">
      <header>
        <h3>How it goes out</h3>
        {checked && (
          <p className="subtle">
            Rules of the platforms, checked <LocalDay iso={checked} />
          </p>
        )}
      </header>
      <div>
        {shown.channels.map((platform) => (
          <Preview key={platform} platform={platform} values={shown} />
        ))}
      </div>
      {shown.channels.length === 0 && <p className="subtle">Choose a channel to see it here.</p>}
    </Pane>
  )
}

function Preview({ platform, values }: { platform: TaskPlatform; values: PostValues }) {
  const { foldsAt } = PLATFORM_RULES[platform]
  const own = ownOf(values, platform)
  const caption = own.caption ?? values.caption
  const time = own.time ?? values.time
  const mediaIds = own.mediaIds ?? values.mediaIds
  const [seen, hidden] = foldCaption(caption.trim(), foldsAt)
  const problems = problemsOf(platform, { ...values, caption, mediaIds })
  const when = [
    time && timeText(time.slice(0, 5)),
    own.caption !== null && 'own caption',
    own.mediaIds !== null && 'own files',
  ]
  return (
    <article aria-label={TASK_PLATFORM_LABELS[platform]}>
      <h4>
        <PlatformMark platform={platform} />
        <span className="subtle">{when.filter(Boolean).join(', ')}</span>
      </h4>
      {mediaIds[0] && <FirstFile id={mediaIds[0]} platform={platform} />}
      {hasTitle(platform) && <b>{values.title}</b>}
      {seen && (
        <p className="words">
          <MarkedCaption text={seen} />
        </p>
      )}
      {hidden && (
        <>
          <p className="fold">
            <span>Folds after about {foldsAt} characters</span>
          </p>
          <p className="words" data-hidden>
            <MarkedCaption text={hidden} />
          </p>
        </>
      )}
      {problems.length > 0 ? (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>
              <Icon name="warn" size="small" />
              {problem}
            </li>
          ))}
        </ul>
      ) : (
        <p className="fits">
          <Icon name="check" size="small" />
          Fits as it is
        </p>
      )}
    </article>
  )
}

/** The most that a picture takes of the pane. */
const HEIGHT_REM = 18

/** The first file in the shape of the platform, with what its grid would cut. */
function FirstFile({ id, platform }: { id: string; platform: TaskPlatform }) {
  const { data } = useLoad(getMedia, { params: { id } })
  const { shape, grid } = PLATFORM_RULES[platform]
  if (!data) return null
  const hasPicture = data.kind === 'image' || data.hasPoster
  return (
    <figure
      style={{ aspectRatio: shape.join('/'), width: `min(100%, ${(HEIGHT_REM * shape[0]) / shape[1]}rem)` }}
    >
      {hasPicture ? <img src={mediaFileUrl(id, '480')} alt={data.alt ?? ''} /> : <Icon name="film" />}
      {grid && <i aria-hidden="true" style={{ aspectRatio: grid.join('/') }} />}
      <figcaption>
        {fitText(data, shape)}
        {grid && `. Grid: middle ${grid.join(':')}`}
      </figcaption>
    </figure>
  )
}

/** What is wrong with what is written so far. */
function problemsOf(platform: TaskPlatform, values: PostValues): string[] {
  const { title, caption, mediaIds, dealId, disclosure } = values
  const post = { platform, title, caption }
  const excess = excessOf(post)
  const found: Record<ContentProblem, boolean> = {
    'title-too-long': excess.title > 0,
    'caption-too-long': excess.caption > 0,
    'too-many-hashtags': excess.hashtags > 0,
    'no-media': platform !== 'twitch' && mediaIds.length === 0,
    'disclosure-missing': dealId !== NONE && disclosure === 'none',
  }
  const problems = Object.keys(found) as ContentProblem[]
  return problems.filter((problem) => found[problem]).map((problem) => contentProblemText(problem, post))
}

const Pane = styled.section`
  display: grid;
  gap: 0.875rem;
  align-content: start;

  > header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    justify-content: space-between;
    align-items: baseline;
  }
  h3 {
    font-size: var(--t-ui);
    font-weight: 600;
  }
  > div {
    columns: 2;
    column-gap: 0.875rem;
  }
  article {
    display: grid;
    gap: 0.5rem;
    margin-bottom: 0.875rem;
    padding: 0.75rem;
    background: var(--raised);
    border: 1px solid var(--line);
    border-radius: 8px;
    font-size: var(--t-small);
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
  h4 {
    display: flex;
    justify-content: space-between;
    gap: 0.5rem;
  }
  figure {
    position: relative;
    display: grid;
    place-items: center;
    overflow: hidden;
    background: #000;
    color: #fff;
    border-radius: 4px;
  }
  figure > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  /* What the grid shows, between two dashes. */
  figure > i {
    position: absolute;
    inset: auto 0;
    top: 50%;
    width: 100%;
    translate: 0 -50%;
    border-block: 1.5px dashed #fff;
    box-shadow: 0 0 0 99rem rgb(0 0 0 / 45%);
  }
  figcaption {
    position: absolute;
    bottom: 0.375rem;
    left: 0.375rem;
    max-width: calc(100% - 0.75rem);
    padding: 0.0625rem 0.375rem;
    background: #000;
    color: #fff;
    border-radius: 3px;
    font-size: var(--t-cap);
    font-weight: 550;
  }
  .words {
    white-space: pre-line;
  }
  .words[data-hidden] {
    color: var(--ink-3);
  }
  .fold {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    font-size: var(--t-cap);
    font-weight: 550;
    color: var(--st-red);
  }
  .fold::after {
    content: '';
    flex: 1;
    border-top: 1px dashed currentcolor;
  }
  li,
  .fits {
    display: flex;
    gap: 0.375rem;
    align-items: center;
    color: var(--ink-2);
  }
  li {
    font-weight: 550;
    color: var(--st-amber);
  }
  ${onPhone} {
    > div {
      columns: 1;
    }
  }
`
