'use client'

import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { request } from '@/components/api/request'
import { failureOf } from '../editing/pageCalls'

type NewFileProps = {
  /** What the button that chooses the file says. */
  label: string
  /** The types that fit, as of an input. */
  accept: string
  /** What the file that goes says to those who cannot see it. */
  formerAlt: string
  /** Takes the id of the stored file; what it throws is shown. */
  onStored: (id: string) => Promise<void> | void
}

/** Chooses a file, asks for its alternative text, and stores it in the library (docs/behaviour.md, 9.7). */
export function NewFile({ label, accept, formerAlt, onStored }: NewFileProps) {
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const words = useRef<HTMLInputElement>(null)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const wasChosen = useRef(false)
  useEffect(() => {
    if (file) words.current?.focus()
    else if (wasChosen.current) box.current?.querySelector('button')?.focus()
    wasChosen.current = file !== null
  }, [file])

  function choose(chosen: File | null) {
    setFile(chosen)
    setAlt('')
    setFault('')
    if (input.current && !chosen) input.current.value = ''
  }
  async function store() {
    if (!file || !alt.trim() || isBusy) return
    setBusy(true)
    try {
      await onStored(await upload(file, alt.trim()))
      choose(null)
    } catch (error) {
      const { message, fields } = failureOf(error)
      setFault(fields[0]?.message ?? (message || 'The site does not answer. Try again.'))
    } finally {
      setBusy(false)
    }
  }
  // Enter would save the form around it.
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void store()
  }

  return (
    <div className="new-file" ref={box}>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => choose(event.target.files?.[0] ?? null)}
      />
      {!file && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => input.current?.click()}>
          {label}
        </Button>
      )}
      {file && (
        <>
          <label htmlFor={id}>{`Alternative text of ${file.name}`}</label>
          <input
            id={id}
            value={alt}
            maxLength={200}
            ref={words}
            aria-describedby={`${id}-former`}
            onChange={(event) => setAlt(event.target.value)}
            onKeyDown={onEnter}
          />
          <p id={`${id}-former`}>{`The former file says: ${formerAlt}`}</p>
          <p className="page-notice-buttons">
            <Button size="small" margin={false} disabled={!alt.trim() || isBusy} onClick={() => void store()}>
              {isBusy ? 'Storing…' : 'Use this file'}
            </Button>
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setAlt(formerAlt)}>
              Take the former text
            </Button>
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => choose(null)}>
              Cancel
            </Button>
          </p>
        </>
      )}
      {fault && <p role="alert">{fault}</p>}
    </div>
  )
}

async function upload(file: File, alt: string): Promise<string> {
  const form = new FormData()
  form.append('file', file)
  form.append('_payload', JSON.stringify({ alt }))
  const { doc } = (await (await request('POST', '/cms-api/media?depth=0', form)).json()) as {
    doc: { id: string }
  }
  return doc.id
}
