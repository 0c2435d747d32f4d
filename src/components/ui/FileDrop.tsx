'use client'

import { Button as AriaButton } from 'react-aria-components/Button'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Text } from 'react-aria-components/Text'
import { styled } from 'styled-components'
import { Icon } from './Icon'
import type { IconName } from './icons'
import { droppedFiles } from './droppedFiles'

type Props = {
  /** What to drop: "Drop a picture here". */
  label: string
  /** What is accepted: "JPEG or PNG, up to 15 MB". */
  hint?: string
  /** Accepted MIME types; all by default. Other files are ignored. */
  accept?: readonly string[]
  /** What kind of file it is; a paper by default. */
  icon?: IconName
  /** Called when none of the given files is accepted. */
  onRefused?: () => void
  isMultiple?: boolean
  isDisabled?: boolean
  onFiles: (files: File[]) => void
}

/** A field for files: dropped, pasted or chosen. */
export function FileDrop(props: Props) {
  const { label, hint, accept, icon = 'note', isMultiple = false, isDisabled, onFiles, onRefused } = props
  function take(files: File[]): void {
    const fitting = files.filter((file) => !accept || accept.includes(file.type))
    if (fitting.length === 0 && files.length > 0) onRefused?.()
    if (fitting.length > 0) onFiles(isMultiple ? fitting : fitting.slice(0, 1))
  }
  return (
    <Zone
      isDisabled={isDisabled}
      // Accept any type here, so that a file of a wrong type is reported instead of ignored.
      getDropOperation={() => 'copy'}
      onDrop={(event) => void droppedFiles(event).then(take)}
    >
      <Icon name={icon} />
      <span>
        <Text slot="label">{label}</Text>
        {hint && <span className="subtle">{hint}</span>}
      </span>
      <FileTrigger
        acceptedFileTypes={accept}
        allowsMultiple={isMultiple}
        onSelect={(list) => list && take([...list])}
      >
        <AriaButton className="button button-line button-small" isDisabled={isDisabled}>
          Choose file
        </AriaButton>
      </FileTrigger>
    </Zone>
  )
}

const Zone = styled(DropZone)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.875rem;
  align-items: center;
  padding: 1.25rem;
  border: 1px dashed var(--control);
  border-radius: var(--r-card);
  font-size: var(--t-ui);
  transition: background var(--d-1);

  > span {
    flex: 1 1 10rem;
    display: grid;
  }
  &[data-drop-target] {
    background: var(--sunken);
    border-color: var(--ink);
  }
  &[data-disabled] {
    color: var(--ink-3);
  }
`
