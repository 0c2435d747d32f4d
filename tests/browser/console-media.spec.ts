import { expect, logIn, test } from './support'

const REFUSAL = 'Only JPEG, PNG, WebP and AVIF pictures and MP4 and WebM films can be uploaded.'

test('a picture of an editor is stored small, in three widths, and open to everyone', async ({
  page,
  context,
  request,
}) => {
  const alt = `A reef in cut paper ${Date.now()}`
  await logIn(context, 'elena', 'elena-demo-2026')
  await page.goto('/admin/collections/media/create')
  await page.setInputFiles('input[type=file]', 'media/seed/og.jpg')
  await page.getByLabel(/^Alternative text/).fill(alt)
  await page.getByRole('button', { name: 'Save' }).click()
  // Making the copies of a picture takes processor time.
  await expect(page.getByText('is saved.')).toBeVisible({ timeout: 30_000 })

  const found = await request.get(`/cms-api/media?where[alt][equals]=${alt}`)
  const { docs } = (await found.json()) as {
    docs: { id: string; url: string; sizes: Record<string, { url: string | null }> }[]
  }
  expect(docs).toHaveLength(1)
  const urls = [docs[0]?.url, docs[0]?.sizes.webp480?.url, docs[0]?.sizes.avif480?.url]
  for (const url of urls) {
    const file = await request.get(url ?? '')
    expect(file.status()).toBe(200)
    expect(file.headers()['content-type']).toMatch(/^image\/(webp|avif)$/)
  }
  await context.request.delete(`/cms-api/media/${docs[0]?.id}`)
})

const DISGUISES = [
  { name: 'drawing.svg', mimeType: 'image/svg+xml', text: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  { name: 'page.html', mimeType: 'text/html', text: '<!doctype html><script>alert(1)</script>' },
  { name: 'photo.jpg', mimeType: 'image/jpeg', text: '<!doctype html><script>alert(1)</script>' },
]
for (const { name, mimeType, text } of DISGUISES) {
  test(`${name} that holds no picture is refused in clear words`, async ({ page, context, complaints }) => {
    await logIn(context, 'elena', 'elena-demo-2026')
    await page.goto('/admin/collections/media/create')
    await page.setInputFiles('input[type=file]', { name, mimeType, buffer: Buffer.from(text) })
    await page.getByLabel(/^Alternative text/).fill('Not a picture')
    // The form's own validation may answer after the save and clear its message.
    await expect(async () => {
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText(REFUSAL).first()).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(page).toHaveURL('/admin/collections/media/create')
    complaints.splice(0)
  })
}
