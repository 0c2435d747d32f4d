'use client'

import { useState } from 'react'
import { type Feed, FEED_TEXTS, createFeed, deleteFeed } from '@/contracts/schedule/feed'
import { SendAfterQuestion } from '../api/SendAfterQuestion'
import { send } from '../api/request'
import { useSend } from '../api/useSend'
import { Button } from '../ui/Button'
import { CopyAddress } from '../ui/CopyAddress'
import { Dialog } from '../ui/Dialog'
import { DialogActions } from '../ui/DialogActions'
import { LinkButton } from '../ui/LinkButton'
import { monthDayClock } from '../ui/dateFormats'
import { formatDay } from '../ui/formatDay'

/** Opens the dialog that creates, replaces or stops the address from which other calendars read this one. */
export function FeedButton({ start }: { start: Feed | null }) {
  const [isOpen, setOpen] = useState(false)
  const [feed, setFeed] = useState(start)
  const [url, setUrl] = useState<string | null>(null)

  function show(made: { url: string }): void {
    setFeed({ createdAt: new Date().toISOString(), lastReadAt: null })
    setUrl(made.url)
  }
  function setOpenAndForget(next: boolean): void {
    setOpen(next)
    if (!next) setUrl(null)
  }
  const make = useSend(createFeed, { failure: FEED_TEXTS.makeFailed })

  async function first(): Promise<void> {
    const made = await make.run()
    if (made) show(made)
  }
  return (
    <>
      <Button size="small" icon="cal" onPress={() => setOpen(true)}>
        Subscribe
      </Button>
      <Dialog title="Your calendar elsewhere" isOpen={isOpen} onOpenChange={setOpenAndForget}>
        <div className="stack">
          <p>
            Apple, Google, Outlook and Thunderbird can show what has a day here: posts, events and deadlines.
            They read it again about every hour and change nothing.
          </p>
          {url && (
            <>
              <CopyAddress url={url} copied={FEED_TEXTS.copied} />
              <p className="subtle">
                Shown this once. Anyone who has it can read your calendar, so keep it like a password.
              </p>
              <p>
                <LinkButton href={url.replace(/^https?:/, 'webcal:')} isExternal>
                  Open it in your calendar
                </LinkButton>
              </p>
            </>
          )}
          {feed && !url && <p className="subtle">{stateOf(feed)}</p>}
          {feed ? (
            <DialogActions>
              <StopFeed
                onStopped={() => {
                  setFeed(null)
                  setUrl(null)
                }}
              />
              {!url && <ReplaceFeed onMade={show} />}
            </DialogActions>
          ) : (
            <DialogActions>
              <Button variant="primary" isPending={make.isPending} onPress={() => void first()}>
                Make an address
              </Button>
            </DialogActions>
          )}
        </div>
      </Dialog>
    </>
  )
}

function stateOf({ createdAt, lastReadAt }: Feed): string {
  const read = lastReadAt ? `Last read ${monthDayClock(new Date(lastReadAt))}.` : 'Not read yet.'
  return `An address was made on ${formatDay(createdAt)}. ${read}`
}

function ReplaceFeed({ onMade }: { onMade: (made: { url: string }) => void }) {
  return (
    <SendAfterQuestion
      button={(ask) => <Button onPress={ask}>Make a new address</Button>}
      title="Make a new address?"
      confirmLabel="Make it"
      send={async () => {
        const made = await send(createFeed)
        onMade(made)
        return made
      }}
      success={{ title: FEED_TEXTS.made }}
      failure={FEED_TEXTS.makeFailed}
    >
      The one before stops at once: calendars that use it no longer change.
    </SendAfterQuestion>
  )
}

function StopFeed({ onStopped }: { onStopped: () => void }) {
  return (
    <SendAfterQuestion
      button={(ask) => (
        <Button variant="quiet" onPress={ask}>
          Stop it
        </Button>
      )}
      title="Stop the feed?"
      confirmLabel="Stop it"
      send={() => send(deleteFeed)}
      onDone={onStopped}
      success={{ title: FEED_TEXTS.stopped }}
      failure={FEED_TEXTS.stopFailed}
    >
      Calendars that read this one no longer can.
    </SendAfterQuestion>
  )
}
