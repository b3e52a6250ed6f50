print("store-hammer")
