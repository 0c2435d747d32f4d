/** The page of a product. Without its slug the id does, which is sent on to the slug. */
export function productHref({ id, slug }: { id: string; slug?: string | undefined }): string {
  return `/shop/${encodeURIComponent(slug ?? id)}`
}
