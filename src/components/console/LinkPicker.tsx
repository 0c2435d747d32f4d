'use client'

import { useField } from '@payloadcms/ui'
import useSWR from 'swr'
import { request } from '@/components/api/request'
import { type LinkTarget, linkTargetsPath } from '@/contracts/editing'

const GROUPS = [
  ['page', 'Pages'],
  ['product', 'Products'],
  ['place', 'Places'],
  ['event', 'Events'],
] as const

type LinkPickerProps = { path: string }

/** Below the address of a link: what there is on this site, to pick instead of typing its address. */
export function LinkPicker({ path }: LinkPickerProps) {
  const { value, setValue, disabled } = useField<string>({ path })
  const { data: targets = [] } = useSWR<LinkTarget[]>(`/cms-api${linkTargetsPath}`, readTargets)
  const chosen = targets.some((target) => target.path === value) ? value : ''
  return (
    <select
      className="link-picker"
      aria-label="Choose a page of this site"
      value={chosen}
      disabled={disabled}
      onChange={(event) => event.target.value && setValue(event.target.value)}
    >
      <option value="">Choose a page of this site…</option>
      {GROUPS.map(([kind, label]) => (
        <optgroup key={kind} label={label}>
          {targets
            .filter((target) => target.kind === kind)
            .map((target) => (
              <option key={target.path} value={target.path}>
                {target.label}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  )
}

async function readTargets(url: string): Promise<LinkTarget[]> {
  const { targets } = (await (await request('GET', url)).json()) as { targets: LinkTarget[] }
  return targets
}
