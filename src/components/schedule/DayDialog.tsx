'use client'

import * as v from 'valibot'
import { day } from '@/contracts/core/wire'
import { Dialog } from '../ui/Dialog'
import { DateField } from '../ui/DateField'
import { FormActions } from '../ui/form/FormActions'
import { useValibotForm } from '../ui/form/useValibotForm'
import type { Card } from './card'

const DayField = v.object({ date: day('Choose a day') })
type Props = {
  card: Card
  today: string
  isOpen: boolean
  onClose: () => void
  onChoose: (day: string) => void
}

/** Asks which day to move a card to. */
export function DayDialog({ card, today, isOpen, onClose, onChoose }: Props) {
  const form = useValibotForm({
    schema: DayField,
    initialValues: { date: card.date ?? today },
    onSubmit: ({ date }) => {
      onClose()
      onChoose(date)
    },
  })
  return (
    <Dialog title={`Move ${card.title}`} isOpen={isOpen} onOpenChange={(next) => !next && onClose()}>
      <form className="stack" {...form.formProps}>
        <DateField label="Day" {...form.field('date')} />
        <FormActions submitLabel="Move" onCancel={onClose} />
      </form>
    </Dialog>
  )
}
