import type { ReactNode } from 'react'
import { DropSignUp } from './drop-sign-up.tsx'

/** The sign-up in the detail of a product; remounted for each product. */
export const renderDrop = ({ id }: { readonly id: string }): ReactNode => <DropSignUp key={id} productId={id} />
