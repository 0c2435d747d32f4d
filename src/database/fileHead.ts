import { open } from 'node:fs/promises'

/** Enough bytes to detect a file's type. */
const HEAD_BYTES = 4_100

/** The first bytes of a file on the disk. */
export async function fileHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
