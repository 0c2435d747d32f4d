import {
  BoldFeature,
  FixedToolbarFeature,
  ItalicFeature,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  lexicalEditor,
} from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'
import { COUNTED } from '@/collections/copyFields'
import { cleanLongText, validLongText } from './checkLongText'

/** Long texts allow bold, italic, links and lists only, so that no copy breaks the page's typography. */
export const longTextEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({ enabledCollections: [] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    FixedToolbarFeature(),
  ],
})

/** A required long text; `softLimit` is how many characters its place is meant for. */
export function longText(name: string, label: string, description?: string, softLimit = 400): RichTextField {
  return {
    name,
    label,
    type: 'richText',
    required: true,
    editor: longTextEditor,
    hooks: { beforeValidate: [cleanLongText] },
    validate: validLongText,
    admin: { description, components: { Description: COUNTED }, custom: { softLimit } },
  }
}
