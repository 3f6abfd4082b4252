import { classes } from '#web/ui/classes.ts'
import jacket from '../pictures/probenraum-trucker.avif'
import hat from '../pictures/riesenrad-fischerhut.avif'
import parka from '../pictures/terrace-parka.avif'
import shoes from '../pictures/vltava-low-18.avif'
import trucker from '../pictures/werkbank-cropped-trucker.avif'
import jeans from '../pictures/wide-denim-zvonek.avif'

const PICTURES = { hat, jacket, jeans, parka, shoes, trucker } as const

interface SectionPictureProps {
  readonly of: keyof typeof PICTURES
  readonly className?: string
}

/** A product of the demo beside the words of a section: decoration, loaded when it comes near. */
export function SectionPicture({ of, className }: SectionPictureProps) {
  return (
    <img
      src={PICTURES[of]}
      alt=""
      width={540}
      height={720}
      loading="lazy"
      decoding="async"
      className={classes('rounded-card object-cover', className)}
    />
  )
}
