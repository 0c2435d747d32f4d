import type { SanitizedCollectionConfig, SanitizedGlobalConfig, ServerProps } from 'payload'
import { PublishTogether } from '@/components/console/home/PublishTogether'
import { TileState } from '@/components/console/home/TileState'
import { EDITORS_GROUP, isShopEditor } from '@/access/guards'
import type { User as StoredUser } from '@/payload-types'
import { tileOf } from '@/plugins/pageEditing/pageState'

/** Everything that one may edit; each page with who changed it last, and what visitors do not see yet. */
export async function PageTiles({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  const { collections, globals, routes } = payload.config
  const pages = await Promise.all(
    globals
      .filter((each) => isMarketing(each) && !isHidden(each, user))
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
  const waiting = pages.filter(({ state }) => state.hasChanges)
  return (
    <>
      {waiting.length > 0 && <PublishTogether pages={waiting.map(({ slug, label }) => ({ slug, label }))} />}
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

/** Admins find the shop's lists in the navigation. */
function isListed(collection: SanitizedCollectionConfig, user: ServerProps['user']): boolean {
  const isOfShop = isShopEditor(user as unknown as StoredUser | null)
  return (isOfShop || isMarketing(collection)) && !isHidden(collection, user)
}

function isHidden(
  { admin: { hidden = false } }: SanitizedCollectionConfig | SanitizedGlobalConfig,
  user: ServerProps['user'],
): boolean {
  return typeof hidden === 'function' ? hidden({ user: user as never }) : hidden
}

function isMarketing({ admin }: SanitizedCollectionConfig | SanitizedGlobalConfig): boolean {
  return admin.group === EDITORS_GROUP
}
