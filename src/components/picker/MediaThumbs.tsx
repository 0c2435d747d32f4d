'use client'

import { styled } from 'styled-components'
import { getMedia } from '@/contracts/media/files'
import { useLoad } from '../api/useLoad'
import { MediaThumb } from './MediaThumb'

/** Small pictures of files, in order, with how many there are. */
export function MediaThumbs({ ids }: { ids: readonly string[] }) {
  return (
    <>
      <Strip>
        {ids.map((id) => (
          <Thumb key={id} id={id} />
        ))}
      </Strip>
      {ids.length === 1 ? '1 file' : `${ids.length || 'No'} files`}
    </>
  )
}

function Thumb({ id }: { id: string }) {
  const { data } = useLoad(getMedia, { params: { id } })
  return data ? <MediaThumb media={data} /> : <i />
}

const Strip = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;

  &:not(:empty) {
    margin-bottom: 0.375rem;
  }
  > * {
    width: 2.75rem;
    aspect-ratio: 1;
    border-radius: 4px;
    background: var(--sunken);
  }
  /* The length of a film has no room. */
  > * > span {
    display: none;
  }
`
