import { UPLOAD_FIELD } from '@/contracts/core/call'
import { type ProductFile, createProductFile } from '@/contracts/commerce/downloads'
import type { User as StoredUser } from '@/payload-types'
import type { TestServer } from '../server'

/** The form of a file that contains this text. */
export function fileForm(words: string): FormData {
  const form = new FormData()
  form.set(UPLOAD_FIELD, new Blob([words]), 'ignored.txt')
  return form
}

/** Uploads a file for buyers that no product contains yet. */
export async function buildProductFile(
  server: TestServer,
  as: Pick<StoredUser, 'id'>,
  { name = 'Presets.zip', words = 'presets' }: { name?: string; words?: string } = {},
): Promise<ProductFile> {
  const answer = await server.request(createProductFile, { as, query: { name }, body: fileForm(words) })
  if (answer.status !== 201) throw new Error(`The file was refused: ${await answer.text()}`)
  return answer.json()
}
