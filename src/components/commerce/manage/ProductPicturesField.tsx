'use client'

import { Suspense, lazy, useState } from 'react'
import { IMAGES_MAX } from '@/contracts/commerce/products'
import { type Media, listMedia, updateMedia } from '@/contracts/media/files'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { send } from '../../api/request'
import { useAttempt } from '../../api/useAttempt'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { UrlListField } from '../../ui/UrlListField'

// Loaded on demand.
const PictureList = lazy(async () => ({ default: (await import('./PictureList')).PictureList }))
const MediaPicker = lazy(async () => ({ default: (await import('../../picker/MediaPicker')).MediaPicker }))

type Props = {
  value: readonly string[]
  onChange: (urls: string[]) => void
  errorMessage: string | undefined
}

/** A product's pictures in order: URLs, or the user's own files, which must be public because the shop shows them. */
export function ProductPicturesField({ value, onChange, errorMessage }: Props) {
  const [isPicking, setPicking] = useState(false)
  const [hasPicked, setPicked] = useState(false)
  const [asked, setAsked] = useState<Media[]>([])
  const [isAsking, setAsking] = useState(false)
  const publish = useAttempt<void>({
    refresh: [listMedia],
    failure: MEDIA_TEXTS.updateFailed,
    showsServerText: true,
    gone: MEDIA_TEXTS.gone,
  })
  const hidden = asked.filter(({ visibility }) => visibility === 'private')

  function add(files: readonly Media[]): void {
    const urls = files.flatMap(({ publicUrl }) => publicUrl ?? [])
    onChange([...new Set([...value, ...urls])])
    setPicking(false)
  }
  async function choose(files: Media[]): Promise<boolean> {
    const isHidden = files.some(({ visibility }) => visibility === 'private')
    if (isHidden) {
      setAsked(files)
      setAsking(true)
    } else {
      add(files)
    }
    return !isHidden
  }
  async function confirm(): Promise<boolean> {
    const shown: Media[] = []
    try {
      await publish(async () => {
        for (const file of asked) shown.push(await shownToAll(file))
      })
    } catch {
      setAsked([...shown, ...asked.slice(shown.length)])
      return false
    }
    add(shown)
    return true
  }
  return (
    <>
      <UrlListField
        label="Pictures"
        isOptional
        value={value}
        onChange={onChange}
        errorMessage={errorMessage}
        action={
          <p>
            <Button
              size="small"
              icon="image"
              isDisabled={value.length >= IMAGES_MAX}
              onPress={() => {
                setPicked(true)
                setPicking(true)
              }}
            >
              Choose from Media
            </Button>
          </p>
        }
      >
        {(added, change) =>
          added.length > 0 && (
            <Suspense>
              <PictureList urls={added} onChange={change} />
            </Suspense>
          )
        }
      </UrlListField>
      {hasPicked && (
        <Suspense>
          <MediaPicker
            isOpen={isPicking}
            onOpenChange={setPicking}
            kind="image"
            max={IMAGES_MAX - value.length}
            without={[]}
            onChoose={choose}
          />
        </Suspense>
      )}
      <ConfirmDialog
        title={
          hidden.length === 1 ? `Make ${hidden[0]?.name} public?` : `Make ${hidden.length} files public?`
        }
        confirmLabel="Make public"
        pendingLabel="Making public..."
        isHarmless
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={confirm}
      >
        The shop shows its pictures to everybody, so each gets an address that everybody can open.
      </ConfirmDialog>
    </>
  )
}

async function shownToAll(file: Media): Promise<Media> {
  if (file.visibility === 'public') return file
  const { id, version } = file
  return send(updateMedia, { params: { id }, body: { version, visibility: 'public' } })
}
