import { dirname, relative } from 'node:path'
import ts from 'typescript'

/** Names of components begin with a capital letter. */
const componentName = /^[A-Z]/

/** Whether the function has a name of a component and a `ref` among its props. */
function takesRef(node: ts.FunctionDeclaration | ts.FunctionExpression, checker: ts.TypeChecker): boolean {
  const [props] = node.parameters
  if (props === undefined || node.body === undefined || !componentName.test(node.name?.text ?? '')) return false
  return checker.getTypeAtLocation(props).getProperty('ref') !== undefined
}

/**
 * Compiles components that get a `ref` as a prop, as React 19 passes it, so that React 18 passes it too: each becomes
 * `takesRef(function …)` of the published `react-compat.ts` (ADR 0056). `compat` is the path of that module in the package.
 */
export function forwardRefs(checker: ts.TypeChecker, compat: string): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (file) => {
    const { factory } = context
    let isUsed = false

    function wrapped(component: ts.Expression): ts.Expression {
      isUsed = true
      return factory.createCallExpression(factory.createIdentifier('takesRef'), undefined, [component])
    }

    function asConstant(node: ts.FunctionDeclaration): ts.Statement {
      const { name, asteriskToken, typeParameters, parameters, type, body } = node
      if (name === undefined || body === undefined) return node
      const expression = factory.createFunctionExpression(
        undefined,
        asteriskToken,
        name,
        typeParameters,
        parameters,
        type,
        body,
      )
      const declaration = factory.createVariableDeclaration(
        name,
        undefined,
        undefined,
        wrapped(ts.setTextRange(expression, node)),
      )
      const list = factory.createVariableDeclarationList([declaration], ts.NodeFlags.Const)
      return ts.setTextRange(factory.createVariableStatement(ts.getModifiers(node), list), node)
    }

    function visit(node: ts.Node): ts.Node {
      if (ts.isFunctionDeclaration(node) && takesRef(node, checker)) return asConstant(node)
      if (ts.isFunctionExpression(node) && takesRef(node, checker)) return wrapped(node)
      return ts.visitEachChild(node, visit, context)
    }

    const compiled = ts.visitEachChild(file, visit, context)
    if (!isUsed) return compiled
    const path = relative(dirname(file.fileName), compat).replaceAll('\\', '/')
    const specifier = factory.createImportSpecifier(false, undefined, factory.createIdentifier('takesRef'))
    const clause = factory.createImportClause(undefined, undefined, factory.createNamedImports([specifier]))
    const from = factory.createStringLiteral(path.startsWith('.') ? path : `./${path}`, true)
    const statements = [factory.createImportDeclaration(undefined, clause, from), ...compiled.statements]
    return factory.updateSourceFile(compiled, ts.setTextRange(factory.createNodeArray(statements), compiled.statements))
  }
}
