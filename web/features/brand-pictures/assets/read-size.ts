/** Width and height of a picture file, as it is shown; null where this browser cannot decode it. */
export async function readSize(url: string): Promise<{ readonly width: number; readonly height: number } | null> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return null // The server says what is wrong with it.
  }
}
