import { useQuery } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { readPrivateFile } from '#web/api/private-file.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '../classes.ts'

interface PrivatePictureProps {
  readonly path: string
  /** Of a call for a brand. */
  readonly brandId?: string | undefined
  readonly alt: string
  readonly className?: string
}

/** A picture that only its readers may load, with its session; read when it comes near the screen. */
export function PrivatePicture({ path, brandId, alt, className }: PrivatePictureProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useNear(place)
  const { data, isError } = useQuery({
    queryKey: ['private-picture', path, brandId],
    queryFn: ({ signal }) => readPrivateFile(path, brandId, signal),
    enabled: isNear,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const url = useObjectUrl(data)
  if (url !== null) return <img src={url} alt={alt} className={className} draggable={false} />
  return (
    <span
      ref={place}
      role="img"
      aria-label={isError ? t('ui.pictureFailed', { alt }) : alt}
      className={classes('flex items-center justify-center bg-line text-muted', className)}
    >
      {isError && <ImageOff aria-hidden size={22} />}
    </span>
  )
}

/** An address of bytes in memory, for as long as they are shown. */
export function useObjectUrl(file: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}

function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '400px' })
    watch.observe(element)
    return () => watch.disconnect()
  }, [place, isNear])
  return isNear
}
