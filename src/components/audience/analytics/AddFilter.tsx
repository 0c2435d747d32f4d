'use client'

import { useState } from 'react'
import { DIMENSIONS, type Dimension } from '@/contracts/audience/dimensions'
import { ROWS_MAX, readBreakdown } from '@/contracts/audience/numbers'
import { useLoad } from '../../api/useLoad'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { DialogActions } from '../../ui/DialogActions'
import { ErrorNote } from '../../ui/ErrorNote'
import { Select } from '../../ui/Select'
import type { View } from './useView'
import { DIMENSION_WORDS, valueText, visitsText } from './words'

type Props = { view: View; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

const DIMENSION_ITEMS = DIMENSIONS.map((id) => ({ id, label: DIMENSION_WORDS[id][0] }))

/** Chooses one value that visits are limited to, out of those that there are. */
export function AddFilter({ view, isOpen, onOpenChange }: Props) {
  const [dim, setDim] = useState<Dimension>('sources')
  const [value, setValue] = useState<string | null>(null)
  const load = useLoad(readBreakdown, {
    query: { ...view.query, dim, limit: String(ROWS_MAX) },
    isOn: isOpen,
  })
  const rows = load.data?.rows ?? []

  function choose(): void {
    if (value === null) return
    view.addFilter?.({ dim, value })
    setValue(null)
    onOpenChange(false)
  }
  return (
    <Dialog title="Only some visits" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Select
        label="What"
        items={DIMENSION_ITEMS}
        value={dim}
        onChange={(next) => {
          setDim(next)
          setValue(null)
        }}
      />
      {load.error ? (
        <ErrorNote onRetry={load.reload}>The choices could not be loaded.</ErrorNote>
      ) : (
        <Select
          label="Which"
          items={rows.map((row) => ({
            id: row.value,
            label: `${valueText(dim, row.value)}, ${visitsText(row.visits)}`,
          }))}
          value={value}
          onChange={setValue}
          placeholder={load.isLoading ? 'Loading...' : rows.length > 0 ? 'Choose' : 'None in these days'}
          isDisabled={rows.length === 0}
        />
      )}
      <DialogActions>
        <Button variant="quiet" onPress={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button variant="primary" isDisabled={value === null} onPress={choose}>
          Show only these
        </Button>
      </DialogActions>
    </Dialog>
  )
}
