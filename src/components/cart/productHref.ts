/** The page of a product. Without a slug it uses the id, which redirects to the slug. */
export function productHref({ id, slug }: { id: string; slug?: string | undefined }): string {
  return `/shop/${encodeURIComponent(slug ?? id)}`
}
