import type { ClientField, SanitizedCollectionConfig, SanitizedGlobalConfig, ServerProps } from 'payload'
import { leavesOf } from '@/components/console/editing/pageFields'
import { PublishTogether } from '@/components/console/home/PublishTogether'
import { TileState } from '@/components/console/home/TileState'
import { changesBetween } from '@/components/console/versions/changesBetween'
import type { MarketingSlug } from '@/contracts/content'
import { isForEditors, isShopEditor } from '@/access/guards'
import { tileOf } from '@/plugins/pageEditing/pageState'

/** Everything that one may edit; each page with who changed it last, and what visitors do not see yet. */
export async function PageTiles({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  const { collections, globals, routes } = payload.config
  const pages = await Promise.all(
    globals
      .filter((each) => isForEditors(each) && !isHidden(each, user))
      .map(async ({ slug, label, admin }) => ({
        slug,
        href: `${routes.admin}/globals/${slug}`,
        label: label as string,
        description: admin.description as string,
        state: await tileOf(payload, slug),
      })),
  )
  const lists = collections
    .filter((each) => isListed(each, user))
    .map(({ slug, labels, admin }) => ({
      href: `${routes.admin}/collections/${slug}`,
      label: labels.plural as string,
      description: admin.description as string,
      state: null,
    }))
  const waiting = await Promise.all(
    pages
      .filter(({ state }) => state.hasChanges)
      .map(async ({ slug, label, href }) => ({
        slug,
        label,
        href,
        changes: await changedFields(payload, slug),
      })),
  )
  return (
    <>
      {waiting.length > 0 && <PublishTogether pages={waiting} />}
      <ul className="console-pages" aria-label="Pages and lists">
        {[...pages, ...lists].map(({ href, label, description, state }) => (
          <li key={href}>
            <a href={href}>
              <b>{label}</b>
              <span>{description}</span>
              {state && <TileState state={state} />}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The names of the fields in which a page's draft differs from what visitors see. */
async function changedFields(payload: ServerProps['payload'], slug: string): Promise<string[]> {
  const { fields = [] } = payload.config.globals.find((each) => each.slug === slug) ?? {}
  const read = (draft: boolean) => payload.findGlobal({ slug: slug as MarketingSlug, depth: 0, draft })
  const [live, draft] = await Promise.all([read(false), read(true)])
  const leaves = leavesOf(fields as unknown as ClientField[])
  return changesBetween(leaves, { ...live }, { ...draft }).map(({ label }) => label)
}

/** Admins find the shop's lists in the navigation. */
function isListed(collection: SanitizedCollectionConfig, user: ServerProps['user']): boolean {
  const isOfShop = isShopEditor(user)
  // Payload's own collections have no group.
  return (
    (isOfShop ? Boolean(collection.admin.group) : isForEditors(collection)) && !isHidden(collection, user)
  )
}

function isHidden(
  { admin: { hidden = false } }: SanitizedCollectionConfig | SanitizedGlobalConfig,
  user: ServerProps['user'],
): boolean {
  return typeof hidden === 'function' ? hidden({ user: user as never }) : hidden
}
