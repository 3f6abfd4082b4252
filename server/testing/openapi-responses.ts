interface Described<Response> {
  readonly components: { readonly responses?: Readonly<Record<string, Response>> }
}

/** A response of the description of the API, which may be named elsewhere in it. */
export function describedResponse<Response extends object>(
  { components }: Described<Response>,
  response: Response | { readonly $ref: string },
): Response {
  if (!('$ref' in response)) return response
  const named = components.responses?.[response.$ref.split('/').at(-1) ?? '']
  if (!named) throw new Error(`${response.$ref} is not in the document`)
  return named
}
