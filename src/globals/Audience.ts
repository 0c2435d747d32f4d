import type { GlobalBeforeChangeHook, GlobalConfig } from 'payload'
import { adminOnly, nobodyField } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'

/** Notes when counting begins, through whichever door it is switched on. */
const noteStart: GlobalBeforeChangeHook = ({ data, originalDoc }) =>
  data.isCounting && !originalDoc?.isCounting ? { ...data, countingSince: new Date().toISOString() } : data

/**
 * Whether visits are counted (docs/behaviour.md, 14.1). Like that of every global, its change drops all kept pages, so
 * nothing that changes by itself stands here.
 */
export const Audience: GlobalConfig = {
  slug: 'audience',
  label: 'Visits',
  admin: {
    group: 'People',
    hidden: hiddenFromEditors,
    description: 'Counts visits of the public pages, without cookies and without knowing who came.',
  },
  access: { read: adminOnly, update: adminOnly },
  hooks: { beforeChange: [noteStart] },
  fields: [
    { name: 'isCounting', label: 'Count visits', type: 'checkbox', defaultValue: false },
    {
      name: 'countingSince',
      label: 'Counting since',
      type: 'date',
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
}
