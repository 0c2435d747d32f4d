import type { Field, Plugin } from 'payload'

/** Payload fills in missing labels As Title Words; the console uses sentence case, like the rest of the site. */
export function sentenceCaseLabels(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((each) => ({ ...each, fields: each.fields.map(labelled) })),
    globals: config.globals?.map((each) => ({ ...each, fields: each.fields.map(labelled) })),
  })
}

function labelled(field: Field): Field {
  const withLabel =
    'name' in field && field.label === undefined ? { ...field, label: asLabel(field.name) } : field
  if (!('fields' in withLabel)) return withLabel
  return { ...withLabel, fields: withLabel.fields.map(labelled) }
}

/** 'campaignTitle' as a label: 'Campaign title'. */
export function asLabel(name: string): string {
  const words = name.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
