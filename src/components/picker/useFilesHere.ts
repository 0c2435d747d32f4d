'use client'

import { useState } from 'react'
import { type Media, getMedia, listMedia } from '@/contracts/media/files'
import { finishUpload } from '@/contracts/media/uploads'
import { send } from '../api/request'
import { useRefresh } from '../api/useRefresh'
import { failureOf, refusalOf } from '../media/upload/refusal'
import { sendFile } from '../media/upload/sendFile'
import { toast } from '../ui/toast/toastQueue'
import { uuid } from '../api/uuid'

/** A file on its way; `percent` is of its bytes. */
export type FileOnItsWay = { id: string; name: string; percent: number }

/**
 * Uploads files where they are dropped or chosen, one after the other, and hands on those that arrived; a file that
 * the user has already is that one. A refused file is told in a toast, and the others go on.
 */
export function useFilesHere(onArrived: (file: Media) => void) {
  const [rows, setRows] = useState<readonly FileOnItsWay[]>([])
  const refresh = useRefresh()

  async function upload(file: File, id: string): Promise<void> {
    const show = (percent: number) =>
      setRows((before) => before.map((row) => (row.id === id ? { ...row, percent } : row)))
    try {
      const refusal = refusalOf(file)
      if (refusal) return refused(file, refusal)
      onArrived(await uploaded(file, show))
      await refresh([listMedia])
    } catch (error) {
      const { failure, existingId } = failureOf(error)
      if (existingId) onArrived(await send(getMedia, { params: { id: existingId } }))
      else refused(file, failure)
    } finally {
      setRows((before) => before.filter((row) => row.id !== id))
    }
  }
  async function add(files: readonly File[]): Promise<void> {
    const news = files.map((file) => ({ file, id: uuid() }))
    setRows((before) => [...before, ...news.map(({ file, id }) => ({ id, name: file.name, percent: 0 }))])
    for (const { file, id } of news) await upload(file, id)
  }
  return { rows, add: (files: readonly File[]) => void add(files) }
}

async function uploaded(file: File, show: (percent: number) => void): Promise<Media> {
  const uploadId = await sendFile(file, {
    uploadId: null,
    onBegun: () => undefined,
    onProgress: (sent) => show(Math.round((sent / file.size) * 100)),
    signal: new AbortController().signal,
  })
  return send(finishUpload, { params: { id: uploadId }, body: {} })
}

function refused(file: File, description: string): void {
  toast({ title: `${file.name} was not added`, description, destructive: true })
}
