import { expect, test } from '@jest/globals'
import { nameFit } from '@/components/marketing/landing/nameFit'
import { markOf } from '@/contracts/previewMarks'
import { Landing } from '@/globals/Landing'
import { Privacy } from '@/globals/Privacy'
import { landingDefaults } from '@/globals/defaults'
import { privacyDefaults } from '@/globals/privacyDefaults'
import { markCopy } from './markCopy'

type Landing = typeof landingDefaults
type Privacy = typeof privacyDefaults

test('in a preview each text names its field, in rows as well, and links and choices stay as they are', () => {
  const shown = markCopy('landing', Landing.fields, landingDefaults) as Landing
  expect(markOf(shown.name.first)).toBe('landing:name.first')
  expect(markOf(shown.socialLinks[1]?.label ?? '')).toBe('landing:socialLinks.1.label')
  expect(shown.button.url).toBe(landingDefaults.button.url)
  expect(shown.socialLinks[1]?.icon).toBe(landingDefaults.socialLinks[1]?.icon)
  expect(shown.name.first.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')).toBe(
    landingDefaults.name.first,
  )
})

test('each paragraph of a long text names it', () => {
  const { sections } = markCopy('privacy', Privacy.fields, privacyDefaults) as Privacy
  const paragraphs = sections[0]?.text.root.children as unknown as { children: { text: string }[] }[]
  expect(paragraphs.length).toBeGreaterThan(1)
  const marks = paragraphs.map(({ children }) => markOf(children[0]?.text ?? ''))
  expect(new Set(marks)).toEqual(new Set(['privacy:sections.0.text']))
})

test('a mark changes the size of no name', () => {
  const { name } = markCopy('landing', Landing.fields, landingDefaults) as Landing
  const plain = landingDefaults.name
  expect(nameFit(name.first, name.second)).toBe(nameFit(plain.first, plain.second))
})
