'use client'

import { Segments } from '../ui/Segments'

const VIEWS = [
  { id: 'grid', label: 'Grid', icon: 'grid' },
  { id: 'list', label: 'List', icon: 'list' },
] as const

type View = (typeof VIEWS)[number]['id']

/** Chooses between a grid of pictures and a list of rows. */
export function ViewToggle({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return <Segments label="View" items={VIEWS} value={view} onChange={onChange} />
}
