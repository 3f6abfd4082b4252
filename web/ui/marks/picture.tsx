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
  /** The point that stays visible when it is cropped, in thousandths; absent: its centre. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined
}

/** The placeholder replaces the plain colour after this time at the latest, also on a busy page. */
const PLACEHOLDER_AFTER_MS = 400

interface PictureProps {
  readonly source: PictureSource
  /** Width on the screen, as in the `sizes` attribute. */
  readonly sizes: string
  readonly priority?: 'high' | 'low' | 'auto'
  readonly lazy?: boolean
  readonly className?: string
  /** Replaces the source's alternative text, where the text beside it already says that. */
  readonly alt?: string
}

/**
 * Shows the average colour at once, the blurred placeholder in idle time, and the picture when it is completely decoded.
 * Width and height reserve the space, so that there is no layout shift.
 */
export function Picture({ source, sizes, priority = 'auto', lazy = false, className, alt }: PictureProps) {
  // The initial value only: `reveal` marks a picture that is decoded later, without React.
  const [wasPainted] = useState(() => isPainted(source.base))
  return (
    <picture className="picture" data-placeholder={source.placeholder} style={placeholderStyle(source.placeholder)}>
      <source type="image/avif" srcSet={srcSet(source, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(source, 'webp')} sizes={sizes} />
      <img
        src={widest(source)}
        sizes={sizes}
        width={source.width}
        height={source.height}
        alt={alt ?? source.alt}
        decoding={wasPainted ? 'sync' : 'async'}
        data-decoded={wasPainted ? '' : undefined}
        fetchPriority={priority}
        loading={lazy ? 'lazy' : 'eager'}
        draggable={false}
        onLoad={showDecoded}
        ref={showIfLoaded}
        className={classes('picture-image', className)}
        style={focusStyle(source)}
      />
    </picture>
  )
}

const focusStyle = ({ focus }: PictureSource): CSSProperties | undefined =>
  focus && { objectPosition: `${focus.x / 10}% ${focus.y / 10}%` }

/** Addresses for `srcset`, narrow first. */
export const srcSet = ({ base, widths }: PictureSource, format: 'avif' | 'webp'): string =>
  widths.map((width) => `${serverUrl(base)}/${width}.${format} ${width}w`).join(', ')

/** Address for browsers that support neither format. */
export const widest = ({ base, widths }: PictureSource): string => `${serverUrl(base)}/${widths.at(-1)}.webp`

/** The server's renderer adds the blurred placeholder at once, which costs the device no computation. */
function placeholderStyle(placeholder: string): CSSProperties {
  const thumb = import.meta.env.SSR ? thumbUrl(placeholder) : null
  return thumb ? { backgroundImage: `url(${thumb})` } : { backgroundColor: thumbColour(placeholder) ?? undefined }
}

function showDecoded(event: SyntheticEvent<HTMLImageElement>): void {
  reveal(event.currentTarget)
}

/** A picture in the memory cache may be complete before React listens. */
function showIfLoaded(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) reveal(image)
  else if (image) void idle(PLACEHOLDER_AFTER_MS).then(() => showPlaceholder(image))
}

/** Only for pictures that are still loading: most are loaded before the main thread is idle. */
function showPlaceholder(image: HTMLImageElement): void {
  const { parentElement } = image
  if (!parentElement || !image.isConnected || image.dataset['decoded'] !== undefined) return
  const thumb = thumbUrl(parentElement.dataset['placeholder'] ?? '')
  if (thumb) parentElement.style.backgroundImage = `url(${thumb})`
}

/** Without React: a state update per picture would delay the frame that shows it. */
function reveal(image: HTMLImageElement): void {
  const show = () => {
    image.dataset['decoded'] = ''
  }
  image.decode().then(show, show)
}
