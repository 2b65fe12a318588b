/**
 * Multiplies every `rem` in the declarations of a sheet by `--sf-scale`, for pages whose root has another text size than the
 * default (`html { font-size: 62.5% }`). Conditions such as `@media` do not depend on the root and stay as they are.
 */
export function scaleRems(sheet: string): string {
  return sheet.replace(/@(?:media|container|supports)[^{]*|(-?[\d.]+rem)\b/g, (all, rems?: string) =>
    rems === undefined ? all : `calc(${rems}*var(--sf-scale))`,
  )
}
