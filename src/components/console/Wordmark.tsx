import type { ServerProps } from 'payload'

/** The brand's name as the console's logo. */
export async function Wordmark({ payload }: ServerProps) {
  const { brandName } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { brandName: true },
  })
  return <span className="console-wordmark">{brandName}</span>
}
