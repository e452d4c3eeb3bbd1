/** A thing that an API keeps, as it answers with it. */
export type Resource = Record<string, unknown>;

/** All that the stand-in knows, by host and path: `secretmanager.googleapis.com/v1/projects/p/secrets/S`. */
export class World {
  readonly resources = new Map<string, Resource>();
  /** Requests that have changed something, in their order. */
  readonly changes: string[] = [];
  /** All requests. */
  readonly requests: string[] = [];
  #last = 0;

  get(key: string): Resource | undefined {
    return this.resources.get(key);
  }

  /** What is directly below a key, of which a `-` stands for any part. */
  below(key: string): readonly Resource[] {
    const parts = key.split('/');
    return [...this.resources]
      .filter(([other]) => {
        const names = other.split('/');
        return (
          names.length === parts.length + 1 &&
          parts.every((part, index) => part === '-' || part === names[index])
        );
      })
      .map(([, resource]) => resource);
  }

  put(key: string, resource: Resource): Resource {
    this.resources.set(key, resource);
    return resource;
  }

  /** Changes a thing that is there. */
  edit(key: string, change: Resource): void {
    const found = this.resources.get(key);
    if (!found) throw new Error(`The stand-in has no ${key}.`);
    this.put(key, { ...found, ...change });
  }

  remove(key: string): void {
    if (!this.resources.delete(key)) throw new Error(`The stand-in has no ${key}.`);
  }

  /** An id as an API makes one. */
  nextId(): string {
    this.#last += 1;
    return String(1000 + this.#last);
  }

  copy(): World {
    const copy = new World();
    for (const [key, resource] of this.resources) copy.put(key, structuredClone(resource));
    copy.#last = this.#last;
    return copy;
  }
}
