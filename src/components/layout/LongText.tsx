import { RichText as PayloadRichText } from '@payloadcms/richtext-lexical/react'
import type { RichText } from '@/contracts/content'

/** An editor's long text (bold, italic, links and lists), rendered on the server; `className` adds to `prose`. */
export function LongText({ text, className = '' }: { text: RichText; className?: string }) {
  return <PayloadRichText className={`prose ${className}`.trim()} data={text} />
}
