import type { Config, Field } from 'payload'
import { asLabel, sentenceCaseLabels } from './sentenceCaseLabels'

async function labelsOf(fields: Field[]): Promise<unknown> {
  const config = await sentenceCaseLabels()({ collections: [{ slug: 'notes', fields }] } as unknown as Config)
  return config.collections?.[0]?.fields
}

describe('a field of the console', () => {
  it('is labelled in sentence case by its name', () => {
    expect(asLabel('campaignTitle')).toBe('Campaign title')
    expect(asLabel('age')).toBe('Age')
  })

  it('keeps the label it has, and is labelled inside rows and groups', async () => {
    const fields = await labelsOf([
      { name: 'sku', label: 'SKU', type: 'text' },
      { type: 'row', fields: [{ name: 'dealType', type: 'text' }] },
    ])
    expect(fields).toEqual([
      { name: 'sku', label: 'SKU', type: 'text' },
      { type: 'row', fields: [{ name: 'dealType', label: 'Deal type', type: 'text' }] },
    ])
  })
})
