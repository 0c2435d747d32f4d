'use client'

import { styled } from 'styled-components'
import { type Media, mediaFileUrl } from '@/contracts/media/files'
import { type MediaWidth } from '@/contracts/media/limits'
import { Icon } from '../ui/Icon'
import { lengthText } from './describeMedia'

type Shown = Pick<Media, 'id' | 'version' | 'kind' | 'hasPoster' | 'seconds'>

/** A thumbnail of a file; for a film, its poster and length. The caller shows the name beside it. */
export function MediaThumb({ media, width = '480' }: { media: Shown; width?: MediaWidth }) {
  const { id, version, kind, hasPoster, seconds } = media
  const hasPicture = kind === 'image' || hasPoster
  return (
    <Frame>
      {hasPicture ? (
        // A new poster has the same URL, so the key makes the browser load it.
        <img key={version} src={mediaFileUrl(id, width)} alt="" loading="lazy" draggable={false} />
      ) : (
        <Icon name="film" />
      )}
      {kind === 'film' && seconds !== null && (
        <span>
          <Icon name="play" size="small" />
          {lengthText(seconds)}
        </span>
      )}
    </Frame>
  )
}

const Frame = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  container-type: inline-size;
  color: var(--ink-3);
  background: var(--sunken);
  border-radius: 8px;

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > span {
    position: absolute;
    bottom: 0.375rem;
    left: 0.375rem;
    display: inline-flex;
    gap: 0.25rem;
    align-items: center;
    padding: 0 0.375rem 0 0.25rem;
    border-radius: 4px;
    color: var(--paper);
    background: var(--ink);
    font-size: var(--t-cap);
    font-weight: 500;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
  > span > .icon {
    width: 0.75rem;
    height: 0.75rem;
  }
  /* Beside a name it is as small as a finger, with room for the length alone. */
  @container (max-width: 4rem) {
    > span {
      bottom: 0.125rem;
      left: 0.125rem;
      padding: 0 0.1875rem;
      font-size: 0.625rem;
      line-height: 1.4;
    }
    > span > .icon {
      display: none;
    }
  }
`
