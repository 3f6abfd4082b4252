import { type CSSProperties, type SyntheticEvent, useState } from 'react'
import { serverUrl } from '#web/api/server-address.ts'
import { idle } from '#web/device/idle.ts'
import { classes } from '../classes.ts'
import { isPainted } from './painted.ts'
import './picture.css'
import { thumbColour, thumbUrl } from './thumb.ts'

/** A picture in several widths and formats, as the server offers it. */
export interface PictureSource {
  /** Address without width: `${base}/${width}.webp`. */
  readonly base: string
  readonly widths: readonly number[]
  readonly width: number
  readonly height: number
  /** ThumbHash, base64; empty when there is none. */
  readonly placeholder: string
  readonly alt: string
}

/** A colour alone is shown no longer than this, however busy the page. */
const LIKENESS_MS = 400

interface PictureProps {
  readonly source: PictureSource
  /** Width on the screen, as in the `sizes` attribute. */
  readonly sizes: string
  readonly priority?: 'high' | 'low' | 'auto'
  readonly lazy?: boolean
  readonly className?: string
  /** The alternative text, where the words around it already say the rest. */
  readonly alt?: string
}

/**
 * Shows the average colour at once, the blurred placeholder in idle time, and the picture when it is decoded, never half
 * of it. Width and height reserve the space, so nothing moves.
 */
export function Picture({ source, sizes, priority = 'auto', lazy = false, className, alt }: PictureProps) {
  // Kept from the first drawing on: what is decoded later is marked past React.
  const [isThere] = useState(() => isPainted(source.base))
  return (
    <picture className="picture" data-likeness={source.placeholder} style={placeholderStyle(source.placeholder)}>
      <source type="image/avif" srcSet={srcSet(source, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(source, 'webp')} sizes={sizes} />
      <img
        src={widest(source)}
        sizes={sizes}
        width={source.width}
        height={source.height}
        alt={alt ?? source.alt}
        decoding={isThere ? 'sync' : 'async'}
        data-decoded={isThere ? '' : undefined}
        fetchPriority={priority}
        loading={lazy ? 'lazy' : 'eager'}
        draggable={false}
        onLoad={showDecoded}
        ref={showIfThere}
        className={classes('picture-image', className)}
      />
    </picture>
  )
}

/** Addresses for `srcset`, narrow first. */
export const srcSet = ({ base, widths }: PictureSource, format: 'avif' | 'webp'): string =>
  widths.map((width) => `${serverUrl(base)}/${width}.${format} ${width}w`).join(', ')

/** Address for browsers that choose none of these. */
export const widest = ({ base, widths }: PictureSource): string => `${serverUrl(base)}/${widths.at(-1)}.webp`

/** The server's renderer adds the blurred placeholder at once: it costs the phone nothing. */
function placeholderStyle(placeholder: string): CSSProperties {
  const thumb = import.meta.env.SSR ? thumbUrl(placeholder) : null
  return thumb ? { backgroundImage: `url(${thumb})` } : { backgroundColor: thumbColour(placeholder) ?? undefined }
}

function showDecoded(event: SyntheticEvent<HTMLImageElement>): void {
  reveal(event.currentTarget)
}

/** A picture that was in the memory cache may be complete before React listens. */
function showIfThere(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) reveal(image)
  else if (image) void idle(LIKENESS_MS).then(() => showLikeness(image))
}

/** Drawn only for who still waits by then: most pictures are there sooner than the main thread has time. */
function showLikeness(image: HTMLImageElement): void {
  const { parentElement } = image
  if (!parentElement || !image.isConnected || image.dataset['decoded'] !== undefined) return
  const thumb = thumbUrl(parentElement.dataset['likeness'] ?? '')
  if (thumb) parentElement.style.backgroundImage = `url(${thumb})`
}

/** Written past React: a state update per picture would cost the frames that the picture is shown in. */
function reveal(image: HTMLImageElement): void {
  const show = () => {
    image.dataset['decoded'] = ''
  }
  image.decode().then(show, show)
}
