'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import {
  SHARE_BLOCKS,
  SHARE_TEXTS,
  type ShareBlock,
  ShareInput,
  createShare,
  endShare,
  listShares,
} from '@/contracts/audience/shares'
import { send } from '../../api/request'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { useAttempt } from '../../api/useAttempt'
import { useLoad } from '../../api/useLoad'
import { Button } from '../../ui/Button'
import { ChoiceColumns } from '../../ui/ChoiceColumns'
import { Checkbox } from '../../ui/Checkbox'
import { CopyAddress } from '../../ui/CopyAddress'
import { Dialog } from '../../ui/Dialog'
import { FormActions } from '../../ui/form/FormActions'
import { useValibotForm } from '../../ui/form/useValibotForm'
import { Select } from '../../ui/Select'
import { TextField } from '../../ui/TextField'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { formatDay } from '../../ui/formatDay'
import { type Days, daysText } from './range'

type Props = { days: Days; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

const BLOCK_WORDS: Record<ShareBlock, string> = {
  series: 'Day by day',
  pages: 'Pages',
  sources: 'Where they come from',
  places: 'Places',
  devices: 'Devices',
  letters: 'Subscribers and letters',
  goals: 'Goals and funnels',
  revenue: 'Revenue',
}
/** What a sponsor asks for; goals and money are one's own choice. */
const FOR_SPONSORS: ShareBlock[] = ['series', 'pages', 'sources', 'places', 'devices', 'letters']

const DURATIONS = [
  { id: '7', label: 'A week' },
  { id: '30', label: '30 days' },
  { id: '90', label: '90 days' },
  { id: '365', label: 'A year' },
] as const

/** Makes a page of numbers that anybody with its link can read, and ends such links (docs/behaviour.md, 4.9). */
export function ShareNumbers({ days, isOpen, onOpenChange }: Props) {
  const [link, setLink] = useState<string | null>(null)
  const attempt = useAttempt<Awaited<ReturnType<typeof send<typeof createShare>>>>({
    refresh: [listShares],
    success: { title: SHARE_TEXTS.made },
    failure: SHARE_TEXTS.failed,
    showsServerText: true,
  })
  const form = useValibotForm({
    schema: ShareInput,
    initialValues: { label: '', blocks: FOR_SPONSORS, days: 90, ...days },
    async onSubmit(body) {
      const made = await attempt(() => send(createShare, { body: { ...body, ...days } }))
      setLink(made.link)
    },
    // useAttempt has already shown the toast.
    onError: () => undefined,
  })
  const { blocks } = form.values
  return (
    <Dialog
      title="Share these numbers"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isPending={form.isPending}
    >
      <form className="stack" name="share" {...form.formProps}>
        <p className="muted">
          A page with {daysText(days)}, to read and to print on one sheet. Counted by the site, not typed in.
          Whoever has the link can open it.
        </p>
        {link !== null && <CopyAddress url={link} copied="Link copied" />}
        <TextField label="For whom" placeholder="Hotel Palmera" {...form.field('label')} />
        <ChoiceColumns>
          <legend>What it shows besides the sums</legend>
          {SHARE_BLOCKS.map((block) => (
            <Checkbox
              key={block}
              isSelected={blocks.includes(block)}
              onChange={(isShown) =>
                form.setValue(
                  'blocks',
                  SHARE_BLOCKS.filter((each) => (each === block ? isShown : blocks.includes(each))),
                )
              }
            >
              {BLOCK_WORDS[block]}
            </Checkbox>
          ))}
        </ChoiceColumns>
        <Select
          label="Works for"
          items={DURATIONS}
          value={String(form.values.days) as (typeof DURATIONS)[number]['id']}
          onChange={(id) => form.setValue('days', Number(id))}
        />
        <FormActions
          submitLabel={link === null ? 'Make a link' : 'Make another link'}
          pendingLabel="Making..."
          isPending={form.isPending}
          onCancel={() => onOpenChange(false)}
        />
      </form>
      <Links />
    </Dialog>
  )
}

/** The links that work, each with a way to end it. */
function Links() {
  const load = useLoad(listShares)
  return (
    <WhenLoaded load={load} text="Loading the links..." failure="The links could not be loaded.">
      {() =>
        load.data && load.data.length > 0 ? (
          <List aria-label="Links that work">
            {load.data.map(({ id, label, expiresAt, ...of }) => (
              <li key={id}>
                <div>
                  <b>{label}</b>
                  <p className="subtle">{`${daysText(of)}, works until ${formatDay(expiresAt)}`}</p>
                </div>
                <SendAfterQuestion
                  button={(ask) => (
                    <Button
                      variant="line"
                      size="small"
                      aria-label={`End the link for ${label}`}
                      onPress={ask}
                    >
                      End
                    </Button>
                  )}
                  title={`End the link for ${label}?`}
                  confirmLabel="End the link"
                  pendingLabel="Ending..."
                  cancelLabel="Keep it"
                  send={() => send(endShare, { params: { id } })}
                  refresh={[listShares]}
                  success={{ title: SHARE_TEXTS.ended }}
                  failure={SHARE_TEXTS.notEnded}
                >
                  It stops working at once, and cannot be made to work again.
                </SendAfterQuestion>
              </li>
            ))}
          </List>
        ) : null
      }
    </WhenLoaded>
  )
}

const List = styled.ul`
  margin-top: 1rem;

  > li {
    display: flex;
    gap: 1rem;
    justify-content: space-between;
    align-items: center;
    padding-block: 0.625rem;
    border-top: 1px solid var(--line);
  }
  b {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`
