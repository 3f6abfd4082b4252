import { NotFound } from '#web/ui/page/not-found.tsx'

/** For members: an unknown address. */
export const Page = NotFound
