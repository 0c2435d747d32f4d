export default async function stopDatabase() {
  await globalThis.stopTestDatabase()
}
