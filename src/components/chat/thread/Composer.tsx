'use client'

import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { MESSAGE_PICTURES_MAX } from '@/contracts/chat/limits'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { LONG_TEXT_MAX } from '@/contracts/core/wire'
import { mediaFileUrl } from '@/contracts/media/files'
import { PICTURE_TYPES } from '@/contracts/media/limits'
import { failureText } from '../../api/RequestError'
import { onPhone } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { TextArea } from '../../ui/TextArea'
import { toast } from '../../ui/toast/toastQueue'
import { useDraft } from '../drafts'
import type { Picture } from './outbox'

type Props = {
  id: string
  placeholder: string
  /** Beside the picture button, such as saved replies; gets the draft and a function that changes it. */
  tools?: (draft: string, setDraft: (draft: string) => void) => ReactNode
  onSend: (content: string, pictures: readonly Picture[]) => void
}

/** The field to write in: Enter sends, Shift and Enter begin a new line; pictures go with the next message. */
export function Composer({ id, placeholder, tools, onSend }: Props) {
  const [draft, setDraft] = useDraft(id)
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const [uploading, setUploading] = useState(0)
  const file = useRef<HTMLInputElement>(null)

  function submit(): void {
    const content = draft.trim()
    // A blank message is ignored; one with a picture still in transit waits for it.
    if (!content || uploading > 0) return
    onSend(content, pictures)
    setDraft('')
    setPictures([])
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  async function add(files: readonly File[]): Promise<void> {
    const taken = files.slice(0, MESSAGE_PICTURES_MAX - pictures.length)
    if (taken.length < files.length)
      toast({ title: 'Error', description: CHAT_TEXTS.tooManyPictures, destructive: true })
    setUploading((count) => count + taken.length)
    for (const each of taken) {
      try {
        const { uploadPicture } = await import('./uploadPicture')
        const picture = await uploadPicture(each)
        setPictures((known) => (known.some((one) => one.id === picture.id) ? known : [...known, picture]))
      } catch (error) {
        const description =
          error instanceof Error && !('status' in error) ? error.message : failureText(error)
        toast({ title: 'Error', description, destructive: true })
      } finally {
        setUploading((count) => count - 1)
      }
    }
  }
  return (
    <Form
      data-composer
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      {(pictures.length > 0 || uploading > 0) && (
        <Chosen aria-label="Pictures of this message">
          {pictures.map(({ id: mediaId, name }) => (
            <li key={mediaId}>
              <img src={mediaFileUrl(mediaId, '480')} alt={name} />
              <IconButton
                icon="x"
                size="small"
                label={`Leave out ${name}`}
                onPress={() => setPictures(pictures.filter((each) => each.id !== mediaId))}
              />
            </li>
          ))}
          {uploading > 0 && <li aria-live="polite">Uploading...</li>}
        </Chosen>
      )}
      <input
        ref={file}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES.join()}
        aria-label="Pictures"
        onChange={({ target }) => {
          void add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Tools>
        <IconButton
          icon="image"
          label="Add pictures"
          tooltipPlacement="top"
          onPress={() => file.current?.click()}
        />
        {tools?.(draft, setDraft)}
      </Tools>
      <Field onKeyDown={handleKey}>
        <TextArea
          label="Message"
          isLabelHidden
          placeholder={placeholder}
          rows={1}
          value={draft}
          onChange={setDraft}
          maxLength={LONG_TEXT_MAX}
          enterKeyHint="send"
        />
      </Field>
      <Button variant="primary" type="submit">
        Send
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  flex: none;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.5rem;
  align-items: end;
  padding: 0.75rem 1.25rem;
  border-top: 1px solid var(--line);

  ${onPhone} {
    padding-inline: 0.75rem;
  }
`

const Tools = styled.div`
  display: flex;
`

const Field = styled.div`
  textarea {
    field-sizing: content;
    min-height: 2.75rem;
    max-height: 9rem;
    resize: none;
  }
  /* A long name would make the empty field as high as three lines on a narrow phone. */
  textarea::placeholder {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 0.5rem;
  align-items: center;
  font-size: var(--t-small);
  color: var(--ink-2);

  li {
    position: relative;
  }
  img {
    display: block;
    width: 4.5rem;
    height: 4.5rem;
    border-radius: 8px;
    object-fit: cover;
  }
  button {
    position: absolute;
    top: 0.125rem;
    right: 0.125rem;
    background: var(--raised);
  }
`
