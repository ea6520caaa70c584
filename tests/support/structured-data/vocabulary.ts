import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

/** What the value of a property may be: a value or a node of one of the types, or one of the texts of an enumeration. */
export type Range = { types: readonly string[]; texts: ReadonlySet<string> };

/** schema.org's vocabulary: its types with their properties. */
export type Vocabulary = {
  hasType: (type: string) => boolean;
  /** Returns true when `type` is `ancestor` or one of its subtypes. */
  isKind: (type: string, ancestor: string) => boolean;
  /** Returns the range of a property; undefined when the type has no such property. */
  rangeOf: (type: string, property: string) => Range | undefined;
};

type Interface = { parents: string[]; properties: Map<string, string[]> };

const declarations = createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts');

let vocabulary: Vocabulary | undefined;

/**
 * Reads the vocabulary from the declarations of schema-dts. For each type they have an interface `<Type>Leaf`, which
 * extends `<Type>Base` and through it those of the parents, and an alias `<Type>`, the union of its subtypes.
 */
export function readVocabulary(): Vocabulary {
  vocabulary ??= parseVocabulary(readFileSync(declarations, 'utf8'));
  return vocabulary;
}

function parseVocabulary(source: string): Vocabulary {
  const interfaces = new Map<string, Interface>();
  const aliases = new Map<string, ts.TypeNode>();
  for (const statement of ts.createSourceFile('schema.d.ts', source, ts.ScriptTarget.Latest).statements) {
    if (ts.isInterfaceDeclaration(statement)) interfaces.set(statement.name.text, parseInterface(statement));
    if (ts.isTypeAliasDeclaration(statement)) aliases.set(statement.name.text, statement.type);
  }
  const membersOf = remember((type: string) => unionMembers(aliases.get(type)));
  const kindsOf = remember((type: string): ReadonlySet<string> => {
    const subtypes = membersOf(type).types.filter((member) => member !== `${type}Leaf`);
    return new Set([type, ...subtypes.flatMap((subtype) => [...kindsOf(subtype)])]);
  });
  const propertiesOf = remember((name: string): ReadonlyMap<string, string[]> => {
    const { parents = [], properties = [] } = interfaces.get(name) ?? {};
    return new Map([...parents.flatMap((parent) => [...propertiesOf(parent)]), ...properties]);
  });
  const rangeOf = remember((names: string): Range => {
    const types = names.split(' ');
    const kinds = types.flatMap((type) => [...kindsOf(type)]);
    return { types, texts: new Set(kinds.flatMap((kind) => membersOf(kind).texts)) };
  });
  return {
    hasType: (type) => interfaces.has(`${type}Leaf`),
    isKind: (type, ancestor) => kindsOf(ancestor).has(type),
    rangeOf: (type, property) => {
      const types = propertiesOf(`${type}Leaf`).get(property);
      return types && rangeOf(types.join(' '));
    },
  };
}

function parseInterface({ heritageClauses = [] as never, members }: ts.InterfaceDeclaration): Interface {
  const parents = heritageClauses.flatMap(({ types }) => types.map(({ expression }) => nameOf(expression)));
  const properties = members.filter(ts.isPropertySignature).flatMap(({ name, type }): [string, string[]][] => {
    // Every property has the type SchemaValue<range, "name">.
    const range = type && ts.isTypeReferenceNode(type) ? type.typeArguments?.[0] : undefined;
    return ts.isStringLiteral(name) && range ? [[name.text, unionMembers(range).types]] : [];
  });
  return { parents, properties: new Map(properties) };
}

/** Returns the types and the texts of a union. */
function unionMembers(node: ts.TypeNode | undefined): { types: string[]; texts: string[] } {
  const members = node && ts.isUnionTypeNode(node) ? [...node.types] : node ? [node] : [];
  return {
    types: members.filter(ts.isTypeReferenceNode).map(({ typeName }) => nameOf(typeName)),
    texts: members.flatMap((member) =>
      ts.isLiteralTypeNode(member) && ts.isStringLiteral(member.literal) ? [member.literal.text] : [],
    ),
  };
}

const nameOf = (node: ts.Node): string => (ts.isIdentifier(node) ? node.text : '');

function remember<Value>(compute: (name: string) => Value): (name: string) => Value {
  const values = new Map<string, Value>();
  return (name) => {
    const known = values.get(name) ?? compute(name);
    values.set(name, known);
    return known;
  };
}
