'use client'

import { styled } from 'styled-components'
import { type Media, updateMedia } from '@/contracts/media/files'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { send } from '../../api/request'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { CopyAddress } from '../../ui/CopyAddress'
import { MEDIA_LISTS } from '../useMediaActions'

/** Who can open a file, and its URL while it is public; a change asks for confirmation. */
export function VisibilityField({ media: { id, version, name, visibility, publicUrl } }: { media: Media }) {
  const isPublic = visibility === 'public'
  return (
    <Field>
      <span className="label">Who can open it</span>
      <p>
        <Badge tone={isPublic ? 'green' : 'grey'}>{isPublic ? 'Public' : 'Private'}</Badge>
        <span className="subtle">{isPublic ? 'Everybody who has its address.' : 'Only you.'}</span>
        <SendAfterQuestion
          button={(ask) => (
            <Button size="small" onPress={ask}>
              {isPublic ? 'Make private' : 'Make public'}
            </Button>
          )}
          title={isPublic ? `Make ${name} private?` : `Make ${name} public?`}
          confirmLabel={isPublic ? 'Make private' : 'Make public'}
          isHarmless={!isPublic}
          send={() =>
            send(updateMedia, {
              params: { id },
              body: { version, visibility: isPublic ? 'private' : 'public' },
            })
          }
          refresh={MEDIA_LISTS}
          success={{ title: isPublic ? 'Only you can open it now' : 'Everybody can open it now' }}
          failure={MEDIA_TEXTS.updateFailed}
          showsServerText
          gone={MEDIA_TEXTS.gone}
        >
          {isPublic
            ? 'Its address stops for ever; made public again, it gets another one.'
            : 'It gets an address that everybody can open who has it.'}
        </SendAfterQuestion>
      </p>
      {publicUrl && <CopyAddress url={publicUrl} copied="Address copied" />}
    </Field>
  )
}

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;

  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.75rem;
    align-items: center;
  }
  > p > .button {
    margin-left: auto;
  }
`
