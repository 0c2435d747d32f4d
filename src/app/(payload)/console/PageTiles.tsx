import type { SanitizedCollectionConfig, SanitizedGlobalConfig, ServerProps } from 'payload'
import { PublishTogether } from '@/components/console/home/PublishTogether'
import { TileState } from '@/components/console/home/TileState'
import { EDITORS_GROUP } from '@/access/guards'
import { tileOf } from '@/plugins/pageEditing/pageState'

/** Everything that editors may edit; each page with who changed it last, and what visitors do not see yet. */
export async function PageTiles({ payload }: Pick<ServerProps, 'payload'>) {
  const { collections, globals, routes } = payload.config
  const pages = await Promise.all(
    globals.filter(isMarketing).map(async ({ slug, label, admin }) => ({
      slug,
      href: `${routes.admin}/globals/${slug}`,
      label: label as string,
      description: admin.description as string,
      state: await tileOf(payload, slug),
    })),
  )
  const lists = collections.filter(isMarketing).map(({ slug, labels, admin }) => ({
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

function isMarketing({ admin }: SanitizedCollectionConfig | SanitizedGlobalConfig): boolean {
  return admin.group === EDITORS_GROUP
}
