import { fileTitle } from './fileTitle'

it.each([
  ['sunrise_presets-v2.zip', 'Sunrise presets v2, ZIP'],
  ['Summer lookbook.pdf', 'Summer lookbook, PDF'],
  ['über__uns.final.PDF', 'Über uns.final, PDF'],
  ['README', 'README'],
  ['.env', '.env'],
  ['---', '---'],
])('the file %s reads as %s', (name, title) => {
  expect(fileTitle(name)).toBe(title)
})
