import type { Field, GlobalConfig } from 'payload'
import { EDITORS_GROUPS, hiddenFromShopEditors } from '@/access/guards'
import { editors, publishedOrEditors } from '@/access/rules'
import type { MarketingSlug, PageCopy } from '@/contracts/content'

type Options<S extends MarketingSlug> = {
  slug: S
  label: string
  description: string
  /** Where the console's menu lists it. */
  group?: 'pages' | 'site'
  /** The pages that show this copy; the first one is its preview. */
  paths: string[]
  defaults: PageCopy<S>
  fields: Field[]
}

/** Never: pages save themselves (components/console/editing), with Payload's versions for autosaves. */
const PAYLOAD_AUTOSAVE_MS = 2 ** 31 - 1
const KEPT_VERSIONS = 200

/** The copy of a page: drafts, autosave, versions, scheduled publishing and live preview (docs/behaviour.md, 9.1). */
export function marketingGlobal<S extends MarketingSlug>(options: Options<S>): GlobalConfig {
  const { slug, label, description, group = 'pages', paths, defaults, fields } = options
  const previewUrl = paths[0] && `/preview?path=${encodeURIComponent(paths[0])}`
  return {
    slug,
    label,
    admin: {
      group: EDITORS_GROUPS[group],
      hidden: hiddenFromShopEditors,
      description,
      ...(previewUrl && { livePreview: { url: previewUrl }, preview: () => previewUrl }),
    },
    access: { read: publishedOrEditors, readVersions: editors, update: editors },
    versions: {
      max: KEPT_VERSIONS,
      drafts: { autosave: { interval: PAYLOAD_AUTOSAVE_MS }, schedulePublish: true },
    },
    custom: { pages: paths },
    fields: withDefaults(fields, defaults),
  }
}

/**
 * Gives every text field of a global its default from the default copy, by name. Pictures get none: a default
 * cannot refer to an upload that may not exist; the seed links them.
 */
function withDefaults(fields: Field[], values: object): Field[] {
  return fields.map((field) => {
    if (field.type === 'group' && 'name' in field) {
      const nested = (values as Record<string, object>)[field.name] ?? {}
      return { ...field, fields: withDefaults(field.fields, nested) }
    }
    if ('fields' in field && field.type !== 'array') {
      return { ...field, fields: withDefaults(field.fields, values) }
    }
    if (!('name' in field) || field.type === 'upload') return field
    return { ...field, defaultValue: (values as Record<string, unknown>)[field.name] } as Field
  })
}
