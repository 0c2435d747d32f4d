'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import { type Media, listMedia } from '@/contracts/media/files'
import { screenHref } from '@/contracts/screens'
import { useLoad } from '../api/useLoad'
import { MediaThumb } from '../picker/MediaThumb'
import { Button } from '../ui/Button'
import { Link } from '../ui/Link'
import { useFileDrag } from './dayDrag'

const SHOWN = 8

/** The latest files of Media, to drag onto a day or a card; without a pointer the editor chooses them. */
export function MediaTray() {
  const [isOpen, setOpen] = useState(false)
  const { data } = useLoad(listMedia, { isOn: isOpen })
  if (!isOpen) {
    return (
      <Button size="small" variant="quiet" icon="image" onPress={() => setOpen(true)}>
        From Media
      </Button>
    )
  }
  const files = data?.items.slice(0, SHOWN) ?? []
  return (
    <Files aria-labelledby="from-media">
      <h3 id="from-media">
        From Media <Link href={screenHref('media')}>All</Link>
      </h3>
      <p className="subtle">
        {data && files.length === 0
          ? 'What you upload stands here.'
          : 'A file dropped on a day becomes a post, on a card it joins it.'}
      </p>
      <ul>
        {files.map((file) => (
          <File key={file.id} file={file} />
        ))}
      </ul>
    </Files>
  )
}

function File({ file }: { file: Media }) {
  const dragProps = useFileDrag(file)
  return (
    <li {...dragProps} aria-label={file.name} title={file.name}>
      <MediaThumb media={file} />
    </li>
  )
}

const Files = styled.section`
  display: grid;
  gap: 0.375rem;
  margin-top: 0.5rem;
  padding: 0.75rem 0.375rem 0;
  border-top: 1px solid var(--line-strong);

  h3 {
    display: flex;
    justify-content: space-between;
    font-size: var(--t-ui);
    font-weight: 600;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0.375rem;
  }
  li {
    display: grid;
    cursor: grab;
  }
`
