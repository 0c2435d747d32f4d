'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import {
  DOWNLOAD_TEXTS,
  PRODUCT_FILES_MAX,
  PRODUCT_FILE_MAX_BYTES,
  type ProductFile,
  createProductFile,
  deleteProductFile,
} from '@/contracts/commerce/downloads'
import { cutFileName } from '@/contracts/core/cutText'
import { TEXT_MAX } from '@/contracts/core/wire'
import { send } from '../../api/request'
import { useAttempt } from '../../api/useAttempt'
import { bytesText } from '../../picker/bytesText'
import { FileDrop } from '../../ui/FileDrop'
import { IconButton } from '../../ui/IconButton'
import { FormPart } from './FormPart'

type Props = {
  value: readonly ProductFile[]
  onChange: (files: ProductFile[]) => void
  errorMessage: string | undefined
}

/** Files that buyers download instead of getting a parcel; uploaded at once, attached when the product is saved. */
export function DownloadsField({ value, onChange, errorMessage }: Props) {
  const [uploading, setUploading] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [uploaded, setUploaded] = useState<readonly string[]>([])
  const attempt = useAttempt<ProductFile>({ failure: DOWNLOAD_TEXTS.uploadFailed, showsServerText: true })

  async function add(files: File[]): Promise<void> {
    setRefusal(null)
    const added = [...value]
    try {
      for (const file of files) {
        if (added.length >= PRODUCT_FILES_MAX) return setRefusal(DOWNLOAD_TEXTS.tooMany)
        if (file.size > PRODUCT_FILE_MAX_BYTES) return setRefusal(`${file.name}: ${DOWNLOAD_TEXTS.tooLarge}`)
        setUploading(file.name)
        const query = { name: cutFileName(file.name, TEXT_MAX) }
        const stored = await attempt(() => send(createProductFile, { query, file }))
        added.push(stored)
        setUploaded((ids) => [...ids, stored.id])
        onChange([...added])
      }
    } catch {
      // The attempt has shown its toast; files uploaded before the failure stay.
    } finally {
      setUploading('')
    }
  }
  function remove(id: string): void {
    onChange(value.filter((other) => other.id !== id))
    // No product has it yet. If this fails, it is removed at night.
    if (uploaded.includes(id)) send(deleteProductFile, { params: { id } }).catch(() => undefined)
  }

  return (
    <FormPart
      title="Files to download"
      hint={
        value.length > 0
          ? 'Buyers get these once they have paid, ten times each. Nothing is shipped, and nothing runs out.'
          : 'For presets, a guide or music: buyers download it instead of getting a parcel.'
      }
      errorMessage={refusal ?? errorMessage}
    >
      {value.length > 0 && (
        <Files>
          {value.map(({ id, name, bytes }) => (
            <li key={id}>
              <b title={name}>{name}</b>
              <span className="subtle">{bytesText(bytes)}</span>
              <IconButton icon="trash" size="small" label={`Remove ${name}`} onPress={() => remove(id)} />
            </li>
          ))}
        </Files>
      )}
      <FileDrop
        label={uploading ? `Uploading ${uploading}...` : 'Drop a file here'}
        hint="Any type, up to 50 MB"
        isMultiple
        isDisabled={uploading !== ''}
        onFiles={(files) => void add(files)}
      />
    </FormPart>
  )
}

const Files = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 0.75rem;
    align-items: center;
    min-height: 2.75rem;
    border-top: 1px solid var(--line);
    font-size: var(--t-ui);
  }
  li > b {
    overflow: hidden;
    font-weight: 550;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
